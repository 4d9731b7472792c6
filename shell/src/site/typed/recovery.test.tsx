import { act } from '@testing-library/react';
import { useId, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { watchRecovery } from './recovery';

/** Says what React knows of the controlled field. */
function Form() {
  const [subject, setSubject] = useState('');
  return (
    <form id="form">
      <p>Call 1800 123 456</p>
      <input name="subject" value={subject} onChange={({ target }) => setSubject(target.value)} />
      <output>{subject}</output>
      <textarea id={useId()} name="story" defaultValue="" />
      <input name="day" autoComplete="bday-day" defaultValue="" />
      <input name="code" autoComplete="one-time-code" defaultValue="" />
      <input name="password" type="password" defaultValue="" />
      <input name="same" defaultValue="" />
      <input name="same" defaultValue="" />
      <select name="topic" defaultValue="a">
        <option>a</option>
        <option>b</option>
      </select>
      <input type="radio" name="kind" value="x" defaultChecked />
      <input type="radio" name="kind" value="y" />
      <input type="checkbox" name="agreed" />
      <input name="untouched" defaultValue="own" />
    </form>
  );
}

const find = <E extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector(selector) as E;

/** What is done to the server's HTML before React takes it over, and whether React makes it anew then: some it takes as it is. */
const CHANGES: [string, () => void, boolean?][] = [
  ['an extension adds an element', () => find('form').prepend(document.createElement('span'))],
  ['an extension adds a field', () => find('form').append(document.createElement('input')), false],
  ['an extension adds a field in front', () => find('form').prepend(document.createElement('input'))],
  [
    'a translator puts its element around words',
    () => {
      find('p').innerHTML = '<font><font>1800 123 456 पर कॉल करें</font></font>';
    },
  ],
  [
    'a number becomes a link',
    () => {
      find('p').innerHTML = 'Call <a href="tel:1800123456">1800 123 456</a>';
    },
    false,
  ],
  ['an element is put before the form', () => find('#root').prepend(document.createElement('div')), false],
];

test.each(CHANGES)('%s: what was typed, the caret and the focus stay', async (_, change, isMadeAnew = true) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const typed = 'The lamp at the north gate has been dark for a week, and nobody came.';
  Object.assign(find('[name=subject]'), { value: 'A lamp' });
  for (const name of ['day', 'code', 'password']) Object.assign(find(`[name=${name}]`), { value: `12 ${name}` });
  Object.assign(document.querySelectorAll('[name=same]')[1] as HTMLInputElement, { value: 'second' });
  find('[name=topic]').value = 'b';
  find('[value=y]').checked = true;
  find('[name=agreed]').checked = true;
  const story = find<HTMLTextAreaElement>('textarea');
  story.value = typed;
  const before = story;
  change();
  const root = find('#root');
  const recovered = watchRecovery(root);
  story.focus();
  story.setSelectionRange(4, 8, 'backward');
  const onRecoverableError = jest.fn(recovered);
  const app = await act(async () => hydrateRoot(root, <Form />, { onRecoverableError }));

  const after = find<HTMLTextAreaElement>('textarea');
  expect(onRecoverableError).toHaveBeenCalledTimes(isMadeAnew ? 1 : 0);
  expect(after === before).toBe(!isMadeAnew);
  expect(after.value).toBe(typed);
  expect(document.activeElement).toBe(after);
  expect([after.selectionStart, after.selectionEnd, after.selectionDirection]).toEqual([4, 8, 'backward']);
  // What React takes as it is it learns of when somebody types on.
  if (isMadeAnew) expect(find('output').textContent).toBe('A lamp');
  const values = [...new FormData(find<HTMLFormElement>('form'))].filter(([name]) => name !== 'story');
  expect(values).toEqual([
    ['subject', 'A lamp'],
    ['day', '12 day'],
    ['code', '12 code'],
    ['password', '12 password'],
    ['same', ''],
    ['same', 'second'],
    ['topic', 'b'],
    ['kind', 'y'],
    ['agreed', 'on'],
    ['untouched', 'own'],
  ]);
  act(() => app.unmount());
});
