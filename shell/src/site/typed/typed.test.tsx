import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

type Typed = typeof import('./typed');

/** The page is opened anew: its scripts start from the beginning. */
let page: Typed;
beforeEach(() => {
  sessionStorage.clear();
  jest.resetModules();
  page = require('./typed');
});

/** Says what React knows, which is what would be sent. */
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

const FILLED = { subject: 'A lamp', topic: 'b', agreed: true };

/** What the tab has after somebody typed and opened the page anew. */
function save(address = '/') {
  const field = (name: string, value: string, checked = false) => ({ area: 'm:page', name, place: 0, value, checked });
  const fields = [field('subject', 'A lamp'), field('topic', 'b'), field('agreed', 'on', true), field('story', 'Dark')];
  sessionStorage.setItem('typed', JSON.stringify({ address, fields }));
}

const area = () => document.querySelector('[data-area]') as HTMLElement;

test('saves fields, but no passwords, birth dates or codes', () => {
  render(<Form />);
  page.saveTyped();
  const { address, fields } = JSON.parse(sessionStorage.getItem('typed') as string);
  expect(address).toBe('/');
  expect(fields.map(({ name }: { name: string }) => name)).toEqual(['subject', 'topic', 'agreed', 'story']);
});

test('React knows what was put back, and it is saved no longer', async () => {
  save();
  render(<Form />);
  await act(() => page.restoreTyped(area()));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(FILLED)));
  expect(screen.getByLabelText('Story')).toHaveValue('Dark');
  expect(sessionStorage.getItem('typed')).toBeNull();
});

test('a field that comes later gets its value then', async () => {
  save();
  const { rerender } = render(<Form isComplete={false} />);
  await act(() => page.restoreTyped(area()));
  await act(async () => rerender(<Form />));

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(FILLED)));
});

test('another page gets nothing', async () => {
  save('/elsewhere');
  render(<Form />);
  await act(() => page.restoreTyped(area()));
  expect(screen.getByLabelText('Subject')).toHaveValue('');
});
