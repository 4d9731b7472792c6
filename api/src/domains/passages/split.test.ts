import { expect, test } from '@jest/globals';
import { partsOf, plainText } from './split';

const TEXT = `What stands first belongs to the page.

## Who may apply? {#eligibility}

Whoever has **passed** the [examination](/courses). See {{helpDesk}} or:

- the first thing
1. the second

| Track | Asks for |
| --- | ---: |
| Diploma | Class X |

{{block fees}}

## Who may apply?

:::note
A remark
:::

### Root`;

test('a text is split at its headings, without marks, with the ids that pages give them', () => {
  expect(partsOf(TEXT)).toEqual([
    {
      heading: 'Who may apply?',
      id: 'eligibility',
      text: 'Whoever has passed the examination. See or: the first thing; the second; Track · Asks for; Diploma · Class X',
    },
    { heading: 'Who may apply?', id: 'who-may-apply', text: 'A remark' },
    { heading: 'Root', id: 'root-2', text: '' },
  ]);
});

test('items end alike in every script', () => {
  expect(partsOf('# परीक्षा\n- पहली\n- दूसरी।\n- तीसरी')).toMatchObject([{ text: 'पहली; दूसरी। तीसरी' }]);
});

test('what is no mark stays', () => {
  expect(plainText('5 # 6, a_b and [no link](spaces here)')).toBe('5 6, ab and no link(spaces here)');
});
