import { answerPage, type Device } from './answer';
import { LONG_PATIENCE, PATIENCE } from './rules';

const at = (path: string) => new URL(path, 'https://www.university.example');
const PUBLIC = at('/courses');
const RESULT = at('/admission/result/ug');
const SHOW = at('/admission/result/show?category=diploma');
const CHECKED = at('/admission/letter/7K3M0000000000000000');
const STAFF = at('/admin/dashboard');

const said = (text: string, status = 200) => new Response(text, { status });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A device with these things on it, and what it was asked for. */
function device({ page = false, letters = false }) {
  const asked: string[] = [];
  const having = (name: string, is: boolean) => async () => {
    asked.push(name);
    return is ? said(name) : null;
  };
  const all: Device = {
    aged: having('saved page', page),
    letters: having('list with letters', letters),
    contents: async () => said('list'),
  };
  return { all, asked };
}

const WITH_BOTH = { page: true, letters: true };
const WITH_LETTERS = { letters: true };

async function answered(asked: URL, fresh: Promise<Response>, has: Parameters<typeof device>[0] = {}) {
  return (await answerPage(asked, fresh, device(has).all)).text();
}

/** Answers at an instant, in milliseconds. */
const after = (milliseconds: number, answer: () => Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), milliseconds));

/** What is answered when the clock is at an instant; null: nothing yet. */
async function by(milliseconds: number, answer: Promise<string>): Promise<string | null> {
  let text: string | null = null;
  void answer.then((known) => {
    text = known;
  });
  await jest.advanceTimersByTimeAsync(milliseconds);
  return text;
}

test.each([PUBLIC, RESULT, SHOW, CHECKED, STAFF])('%s is the server’s as long as that answers', async (page) => {
  expect(await answered(page, Promise.resolve(said('fresh')), WITH_BOTH)).toBe('fresh');
  expect(await answered(page, Promise.resolve(said('busy', 503)), WITH_BOTH)).toBe('busy');
});

test.each([
  [PUBLIC, 'saved page'],
  [RESULT, 'list'],
  [SHOW, 'list'],
  [CHECKED, 'list'],
  [STAFF, 'list'],
])('without a network, in place of %s stands the %s', async (page, expected) => {
  expect(await answered(page, Promise.reject(new TypeError('Failed to fetch')), WITH_BOTH)).toBe(expected);
});

test('without a network, what is not saved is the list too', async () => {
  expect(await answered(PUBLIC, Promise.reject(new TypeError('Failed to fetch')))).toBe('list');
});

test.each([RESULT, SHOW, CHECKED, STAFF])('of %s no saved page is even looked for', async (page) => {
  const { all, asked } = device(WITH_BOTH);
  await answerPage(page, Promise.reject(new TypeError('Failed to fetch')), all);
  await answerPage(page, Promise.resolve(said('down', 502)), all);
  expect(asked).not.toContain('saved page');
});

describe('where the proxy says that the site is down', () => {
  test.each([
    [PUBLIC, 'saved page'],
    [RESULT, 'list with letters'],
    [SHOW, 'list with letters'],
    [STAFF, 'list with letters'],
  ])('in place of %s stands the %s', async (page, expected) => {
    for (const status of [502, 504]) {
      expect(await answered(page, Promise.resolve(said('down', status)), WITH_BOTH)).toBe(expected);
    }
  });

  test('whoever has saved nothing hears the proxy', async () => {
    for (const page of [PUBLIC, RESULT]) {
      expect(await answered(page, Promise.resolve(said('down', 502)))).toBe('down');
    }
  });
});

describe('where the network does not answer for long', () => {
  const never = () => new Promise<Response>(() => {});

  test('a saved page is shown soon', async () => {
    expect(await by(PATIENCE - 1, answered(PUBLIC, never(), WITH_BOTH))).toBeNull();
    expect(await by(PATIENCE, answered(PUBLIC, never(), WITH_BOTH))).toBe('saved page');
  });

  test.each([RESULT, SHOW, CHECKED])('the letters are shown later in place of %s', async (page) => {
    expect(await by(LONG_PATIENCE - 1, answered(page, never(), WITH_LETTERS))).toBeNull();
    expect(await by(LONG_PATIENCE, answered(page, never(), WITH_LETTERS))).toBe('list with letters');
  });

  test.each([
    ['a result, where no letters are saved', RESULT, {}],
    ['a page of staff', STAFF, WITH_BOTH],
    ['a public page that is not saved', PUBLIC, WITH_LETTERS],
  ])('%s is waited for', async (_, page, has) => {
    const slow = () => after(2 * LONG_PATIENCE, () => said('fresh'));
    expect(await by(2 * LONG_PATIENCE - 1, answered(page, slow(), has))).toBeNull();
    expect(await by(2 * LONG_PATIENCE, answered(page, slow(), has))).toBe('fresh');
  });
});
