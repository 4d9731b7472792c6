import type { AnswerOf } from '@university/shared/contract';

type Page = NonNullable<AnswerOf<'getPage'>['data']['page']>;

const BODY = `Records are kept in the [forms](/administration/administrative/forms) of the office.

## What the office does

| Matter | Where |
| --- | --- |
| Records | Write to {{mail registrar}} |

## Student records

Add the [holidays](/holiday-calendar.ics), or [look at a map]({{map}}).

## Hours

From ten to five.
`;

export const aPage = (changes: Partial<Page> = {}): Page => ({
  path: '/registrar',
  title: 'Registrar',
  description: 'What the Registrar is responsible for.',
  keywords: ['records'],
  updated_at: '2025-09-15T06:00:00.000Z',
  owner: 'Registrar',
  section: null,
  body: BODY,
  ...changes,
});

export const pageAnswer = (page: Page | null = aPage()) => ({
  '/page/text': { status: 'success', data: { page } },
});
