import type { Notice } from '@university/shared/contract';
import { delay, HttpResponse, http } from 'msw';
import { pdf, refusal, server, startServer } from '../testing';
import { uploadNotice } from '../notices/calls';
import { type NewJob, UploadQueue } from './upload-queue';

startServer();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const UPLOAD = '*/api/v1/notice/upload';
const notice = { _id: 'n1', fileName: 'A' } as Notice;
const published = () => HttpResponse.json({ status: 'success', data: { notice } });
const job = (key: string): NewJob => ({ key, title: key, file: pdf(), fields: { fileName: key } });

/** Answers the uploads one after the other; what is left is published. */
function answer(...answers: (() => Response | Promise<Response>)[]) {
  const keys: (string | null)[] = [];
  server.use(
    http.post(UPLOAD, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return (answers[keys.length - 1] ?? published)();
    }),
  );
  return keys;
}

function start(...keys: string[]) {
  const onDone = jest.fn();
  const queue = new UploadQueue({ send: uploadNotice, onDone, atOnce: 2 });
  queue.start(keys.map(job), null);
  const kinds = () => queue.jobs().map(({ state }) => state.kind);
  const settled = async () => {
    while (queue.isBusy) await delay(5);
    return kinds();
  };
  return { queue, kinds, settled, onDone };
}

it('sends two at a time, all of them in the end', async () => {
  let most = 0;
  let now = 0;
  server.use(
    http.post(UPLOAD, async () => {
      now += 1;
      most = Math.max(most, now);
      await delay(10);
      now -= 1;
      return published();
    }),
  );
  const { settled, onDone } = start('a', 'b', 'c', 'd', 'e');
  expect(await settled()).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(most).toBe(2);
  expect(onDone).toHaveBeenCalledTimes(5);
});

it('goes on with the others when one fails, and tries again with the same key', async () => {
  const keys = answer(() => HttpResponse.error());
  const { queue, settled } = start('a', 'b', 'c');
  expect(await settled()).toEqual(['failed', 'done', 'done']);
  queue.retry('a');
  expect(await settled()).toEqual(['done', 'done', 'done']);
  expect(keys.filter((key) => key === 'a')).toHaveLength(2);
});

it('takes a new key when an earlier try was published with other content', async () => {
  const keys = answer(() => HttpResponse.json(refusal('key_reused', 'no'), { status: 409 }));
  const { queue, settled } = start('a');
  expect(await settled()).toEqual(['failed']);
  expect(queue.jobs()[0]?.state).toMatchObject({ message: expect.stringMatching(/with other content/) });
  queue.retry('a');
  expect(await settled()).toEqual(['done']);
  expect(keys[1]).not.toBe('a');
});

it('cancels what is under way and what waits', async () => {
  server.use(
    http.post(UPLOAD, async () => {
      await delay(30);
      return published();
    }),
  );
  const { queue, kinds, settled } = start('a', 'b', 'c');
  queue.cancel('c');
  queue.cancel('a');
  expect(kinds()).toEqual(['cancelled', 'sending', 'cancelled']);
  expect(await settled()).toEqual(['cancelled', 'done', 'cancelled']);
});
