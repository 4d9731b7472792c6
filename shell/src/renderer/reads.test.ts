/** @jest-environment node */
import { nowRunning } from './notes';
import { Reads } from './reads';

const OWNER = { remote: 'mfe-a', task: 7 };

function open() {
  const sent: { read: number; task: number; path: string; query?: object }[] = [];
  const reads = new Reads((read, task, path, query) => void sent.push({ read, task, path, query }));
  return { reads, sent, port: (version: string | null) => reads.port(version, () => OWNER) };
}

test('an answer is for who asked, on whose account the code goes on', async () => {
  const { reads, sent, port } = open();
  const asked = port('1').get('/notices', { limit: 1 });
  expect(sent).toEqual([{ read: 1, task: 7, path: '/notices', query: { limit: 1 } }]);
  reads.answer(1, { data: 'here' });
  expect(nowRunning()).toEqual(OWNER);
  expect(await asked).toEqual({ data: 'here' });
});

test('a refusal is the API’s', async () => {
  const { reads, port } = open();
  const asked = port('1').get('/program/x');
  reads.refuse(1, { status: 404, code: 'not_found', message: 'No such programme' });
  await expect(asked).rejects.toMatchObject({ name: 'ApiError', status: 404, code: 'not_found' });
});

test('what was answered is remembered as long as the data has this version', async () => {
  const { reads, sent, port } = open();
  const asked = port('1').get('/notices');
  reads.answer(1, { data: 1 });
  const first = await asked;
  expect(await port('1').get('/notices')).toBe(first);
  expect(sent).toHaveLength(1);
  void port('1').get('/notices', { limit: 2 });
  void port('2').get('/notices');
  void port('1').get('/notices');
  expect(sent).toHaveLength(4);
});

test('an answer that was asked for before the data changed is not remembered for after', async () => {
  const { reads, sent, port } = open();
  const asked = port('1').get('/notices');
  const later = port('2');
  reads.answer(1, { data: 'old' });
  await asked;
  void later.get('/notices');
  expect(sent).toHaveLength(2);
});

test('nothing is remembered while nobody knows the version', async () => {
  const { reads, sent, port } = open();
  const asked = port(null).get('/notices');
  reads.answer(1, { data: 1 });
  await asked;
  void port(null).get('/notices');
  expect(sent).toHaveLength(2);
});

test('a task that asks without end is refused', async () => {
  const { sent, port } = open();
  const api = port(null);
  for (let n = 0; n < 500; n++) void api.get(`/program/${n}`);
  await expect(api.get('/program/500')).rejects.toMatchObject({ code: 'too_many' });
  expect(sent).toHaveLength(500);
});
