import { screen } from '@testing-library/react';
import { SAVED_PATH } from '@university/shared/saved-letters';
import { renderPage } from '@university/shared/testing';
import Letter from './Letter';

const LETTER = 'https://www.university.example/saved-letters/0f0e/allotment-letter-ug-1.pdf';

/** A browser with these addresses in its storage of letters. */
function keep(addresses: string[]) {
  const headers = new Headers({ 'x-letter-name': 'UG%20Round%201', 'x-saved-at': '2026-01-15T06:00:00.000Z' });
  const cache = { keys: async () => addresses.map((url) => ({ url })), match: async () => ({ headers }) };
  Object.assign(globalThis, { caches: { has: async () => addresses.length > 0, open: async () => cache } });
}

function haveWorker(controller: object | null) {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = () => renderPage(<Letter />, { path: '/admission/letter', pattern: '/admission/letter' });
const region = { name: 'Letters saved on this device' };

test('the page of letters has those that are saved, and the way to them without a connection', async () => {
  keep([LETTER]);
  haveWorker({});
  open();
  expect(await screen.findByRole('region', region)).toHaveTextContent('UG Round 1');
  expect(screen.getByRole('link', { name: /also without a connection/ })).toHaveAttribute('href', SAVED_PATH);
});

test('where no worker answers there is no link that leads nowhere', async () => {
  keep([LETTER]);
  haveWorker(null);
  open();
  await screen.findByRole('region', region);
  expect(screen.queryByRole('link', { name: /also without a connection/ })).toBeNull();
});

test('where none are saved nothing is said', async () => {
  keep([]);
  open();
  await screen.findByLabelText('Code of the letter');
  expect(screen.queryByRole('region', region)).toBeNull();
});
