import { signOfLife } from './sign-of-life';

const SEEN = Symbol.for('university:sign-of-life');

beforeEach(() => Reflect.deleteProperty(window, SEEN));

const move = (movementX: number, movementY: number) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));

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

test.each([
  ['that moves is one', 3, true],
  ['that the page moved under is none', 0, false],
])('a pointer %s', async (_what, movement, isSign) => {
  expect(await isSeen(() => move(movement, 0))).toBe(isSign);
});

test('a sign that was there before somebody asked counts; there is one for the page, whichever copy of this module asks', async () => {
  void signOfLife();
  window.dispatchEvent(new Event('keydown'));
  expect(await isSeen(() => {})).toBe(true);
  jest.resetModules();
  const other = await import('./sign-of-life');
  expect(other.signOfLife()).toBe(signOfLife());
});
