import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useId, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { keepTyped } from './restore-typed';
import { watchRecovery } from './recovery';

function FormBefore() {
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

describe('what was typed before React', () => {
  const find = <E extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector(selector) as E;

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

  it.each(CHANGES)('%s: what was typed, the caret and the focus stay', async (_, change, isMadeAnew = true) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = `<div id="root">${renderToString(<FormBefore />)}</div>`;
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
    const app = await act(async () => hydrateRoot(root, <FormBefore />, { onRecoverableError }));

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

  it.each<[string, string, string[], string, number | null]>([
    ['in the middle of a text', 'textarea', ['x', ' ', 'Enter', 'y', 'Backspace', 'z'], 'The x \nzlamp', 8],
    ['over a selection', 'textarea.selected', ['x', 'y'], 'The xyp', 6],
    ['what is selected is taken away', 'textarea.selected', ['Backspace'], 'The p', 4],
    ['where no caret can be asked for', '[type=email]', ['.', 'i', 'm', 'Backspace', 'n'], 'a@b.in', null],
    ['keys that type nothing', 'textarea', ['Shift', 'ArrowLeft', 'Tab', 'F5'], 'The lamp', 4],
  ])('what is typed between the old field and the new one, %s, is typed', async (_, selector, keys, value, caret) => {
    const form = '<form><textarea>The lamp</textarea><input type="email" value="a@b"></form>';
    document.body.innerHTML = `<div id="root">${form}</div>`;
    const root = find('#root');
    const recovered = watchRecovery(root);
    const field = find(selector.replace('.selected', ''));
    field.focus();
    if (field.selectionStart !== null) field.setSelectionRange(4, selector.endsWith('selected') ? 7 : 4);
    root.replaceChildren();
    recovered();
    for (const key of keys)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    root.innerHTML = form;
    await Promise.resolve();
    const fresh = find(selector.replace('.selected', ''));
    expect([fresh.value, fresh.selectionStart]).toEqual([value, caret]);
    expect(document.activeElement).toBe(fresh);
  });
});

function Form({ isComplete = true }: { isComplete?: boolean }) {
  const [state, setState] = useState({ subject: '', topic: 'a', agreed: false });
  return (
    <div data-area="m:page">
      <input
        name="subject"
        aria-label="Subject"
        value={state.subject}
        onChange={({ target }) => setState({ ...state, subject: target.value })}
      />
      {isComplete && (
        <select
          name="topic"
          aria-label="Topic"
          value={state.topic}
          onChange={({ target }) => setState((last) => ({ ...last, topic: target.value }))}
        >
          <option>a</option>
          <option>b</option>
        </select>
      )}
      <input
        type="checkbox"
        name="agreed"
        aria-label="Agreed"
        checked={state.agreed}
        onChange={({ target }) => setState((last) => ({ ...last, agreed: target.checked }))}
      />
      <textarea name="story" aria-label="Story" defaultValue="" />
      <input name="password" type="password" defaultValue="secret" />
      <input name="day" autoComplete="bday-day" defaultValue="31" />
      <input name="code" autoComplete="one-time-code" defaultValue="4711" />
      <output>{JSON.stringify(state)}</output>
    </div>
  );
}

describe('what was typed before a reload', () => {
  type Typed = typeof import('./typed');

  let page: Typed;
  beforeEach(() => {
    sessionStorage.clear();
    jest.resetModules();
    page = require('./typed');
  });
  const FILLED = { subject: 'A lamp', topic: 'b', agreed: true };

  function save(address = '/') {
    const field = (name: string, value: string, checked = false) => ({
      area: 'm:page',
      name,
      place: 0,
      value,
      checked,
    });
    const fields = [
      field('subject', 'A lamp'),
      field('topic', 'b'),
      field('agreed', 'on', true),
      field('story', 'Dark'),
    ];
    sessionStorage.setItem('typed', JSON.stringify({ address, fields }));
  }

  const area = () => document.querySelector('[data-area]') as HTMLElement;

  it('saves fields, but no passwords, birth dates or codes', () => {
    render(<Form />);
    page.saveTyped();
    const { address, fields } = JSON.parse(sessionStorage.getItem('typed') as string);
    expect(address).toBe('/');
    expect(fields.map(({ name }: { name: string }) => name)).toEqual(['subject', 'topic', 'agreed', 'story']);
  });

  it('React knows what was put back, and it is saved no longer', async () => {
    save();
    render(<Form />);
    await act(() => page.restoreTyped(area()));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(FILLED)));
    expect(screen.getByLabelText('Story')).toHaveValue('Dark');
    expect(sessionStorage.getItem('typed')).toBeNull();
  });

  it('a field that comes later gets its value then', async () => {
    save();
    const { rerender } = render(<Form isComplete={false} />);
    await act(() => page.restoreTyped(area()));
    await act(async () => rerender(<Form />));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(FILLED)));
  });
});

function KeptForm() {
  return (
    <div data-area="m:page">
      <form data-keep>
        <input name="subject" aria-label="Subject" />
        <input type="radio" name="kind" value="x" aria-label="X" />
        <input type="radio" name="kind" value="y" aria-label="Y" />
        <input name="code" autoComplete="one-time-code" aria-label="Code" />
      </form>
      <form>
        <input name="email" aria-label="E-mail" />
      </form>
    </div>
  );
}

describe('what was typed into a form that somebody left', () => {
  const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
  let router: ReturnType<typeof createMemoryRouter>;
  const go = (to: string | number) => act(() => router.navigate(to as string));

  beforeEach(() => {
    const routes = ['/form', '/other'].map((path) => ({ path, element: <KeptForm key={path} /> }));
    router = createMemoryRouter(routes, { initialEntries: ['/form'] });
    const { container } = render(<RouterProvider router={router} />);
    keepTyped(container, router);
    for (const label of ['Subject', 'Code', 'E-mail'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: label } });
    fireEvent.click(screen.getByLabelText('Y'));
  });

  it('is there on the way back, and nowhere else; what is no such form is left empty', async () => {
    await go('/other');
    expect(subject()).toHaveValue('');
    await go(-1);
    expect(subject()).toHaveValue('Subject');
    expect(screen.getByLabelText('Y')).toBeChecked();
    expect(screen.getByLabelText('Code')).toHaveValue('');
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
    await go('/other');
    await go('/form');
    expect(subject()).toHaveValue('');
  });

  it('stays as it is on the way to another part of the page and back', async () => {
    await go('/form#part');
    fireEvent.change(subject(), { target: { value: 'More' } });
    await go(-1);
    expect(subject()).toHaveValue('More');
  });
});
