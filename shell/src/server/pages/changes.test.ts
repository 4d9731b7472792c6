import { Changes } from './changes';

const at = (second: number) => new Date(Date.UTC(2026, 0, 15, 5, 0, second));

test('a text has changed when it was first seen so, also where it once was what it is again', () => {
  const changes = new Changes();
  expect(changes.changedAt('/a', 'one', at(1))).toEqual(at(1));
  expect(changes.changedAt('/a', 'one', at(2))).toEqual(at(1));
  expect(changes.changedAt('/b', 'one', at(3))).toEqual(at(3));
  expect(changes.changedAt('/a', 'two', at(4))).toEqual(at(4));
  expect(changes.changedAt('/a', 'one', at(5))).toEqual(at(5));
});

test('addresses beyond count take the place of the oldest', () => {
  const changes = new Changes();
  for (let index = 0; index <= 1_000; index++) changes.changedAt(`/${index}`, 'text', at(1));
  expect(changes.changedAt('/0', 'text', at(2))).toEqual(at(2));
  expect(changes.changedAt('/1000', 'text', at(2))).toEqual(at(1));
});
