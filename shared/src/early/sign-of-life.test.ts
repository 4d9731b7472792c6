import { isSomebody, signOfLife } from './sign-of-life';

const SEEN = Symbol.for('university:sign-of-life');

beforeEach(() => {
  Reflect.deleteProperty(window, SEEN);
  // Where the pointer was last.
  isSomebody(Object.assign(new Event('pointermove'), { screenX: 0, screenY: 0 }));
});

const move = (movementX: number, [screenX, screenY] = [0, 0]) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0, screenX, screenY }));

async function isSeen(act: () => void): Promise<boolean> {
  const seen = jest.fn();
  void signOfLife().then(seen);
  act();
  await Promise.resolve();
  await Promise.resolve();
  return seen.mock.calls.length > 0;
}

test.each(['scroll', 'pointerdown', 'keydown', 'click'])('%s is a sign of somebody', async (sign) => {
  expect(await isSeen(() => window.dispatchEvent(new Event(sign)))).toBe(true);
});

test('a pointer that moves is one', async () => {
  expect(await isSeen(() => move(3))).toBe(true);
});

test('a pointer that the page moved under is none, however often', async () => {
  expect(
    await isSeen(() => {
      move(0);
      move(0);
    }),
  ).toBe(false);
});

test('a pointer whose moves are all reported without movement is one, from its second place on', async () => {
  expect(
    await isSeen(() => {
      move(0, [40, 40]);
      move(0, [41, 40]);
    }),
  ).toBe(true);
});

test('a sign that was there before somebody asked counts; there is one for the page, whichever copy of this module asks', async () => {
  void signOfLife();
  window.dispatchEvent(new Event('keydown'));
  expect(await isSeen(() => {})).toBe(true);
  jest.resetModules();
  const other = await import('./sign-of-life');
  expect(other.signOfLife()).toBe(signOfLife());
});
