/** @jest-environment node */
import { DATA_KINDS, dataVersion } from '@university/shared/public-data';
import { Reads } from './reads';

/** Words of any document may be in an answer in Hindi. */
test('an answer in Hindi outlives no change of data, whatever it is made of', async () => {
  const asked: number[] = [];
  const reads = new Reads((read) => void asked.push(read));
  const changed = (count: string) =>
    dataVersion('0', Object.fromEntries(DATA_KINDS.map((kind) => [kind, kind === 'notices' ? count : '1'])) as never);
  const port = (count: string) => reads.port(changed(count), () => ({ remote: 'mfe-a', task: 1 }));
  const first = port('1').get('/campus');
  reads.answer(1, { data: 1 });
  const answer = await first;
  expect(await port('1').get('/campus')).toBe(answer);
  void port('2').get('/campus');
  expect(asked).toHaveLength(2);
});
