import { signOfLife } from './sign-of-life';

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

test('so is a pointer that moves, not one that the page moved under', async () => {
  expect(await isSeen(() => move(3, 0))).toBe(true);
  expect(await isSeen(() => move(0, 0))).toBe(false);
});
