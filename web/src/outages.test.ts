/** @jest-environment node */
import { toHttpError } from './failure';

const failure = (code: string, name = 'Error') => Object.assign(new Error('insides'), { code, name });

const answerTo = (error: Error, isRead = false) => {
  const { status, code, retryAfter, message } = toHttpError(error, isRead);
  expect(message).not.toContain('insides');
  return [status, code, retryAfter];
};

test.each([
  ['ENOSPC', 'storage_full', 60],
  ['EDQUOT', 'storage_full', 60],
  ['53100', 'storage_full', 60],
  ['53300', 'busy', 5],
  ['57014', 'busy', 5],
  ['EMFILE', 'busy', 5],
  ['ECONNREFUSED', 'service_away', 5],
  ['EAI_AGAIN', 'service_away', 5],
])('%s: nothing was done, try again', (code, said, seconds) => {
  expect(answerTo(failure(code))).toEqual([503, said, seconds]);
  expect(answerTo(new Error('Failed query', { cause: failure(code) }))).toEqual([503, said, seconds]);
});

test.each(['ECONNRESET', 'ETIMEDOUT', 'EIO'])('%s: try again what only reads; of a change nobody knows', (code) => {
  expect(answerTo(failure(code), true)).toEqual([503, 'service_away', 5]);
  expect(answerTo(failure(code))).toEqual([500, 'internal', undefined]);
});

test('a mistake of ours is none of these', () => {
  expect(answerTo(new TypeError('insides'), true)).toEqual([500, 'internal', undefined]);
  expect(answerTo(failure('23505'), true)).toEqual([500, 'internal', undefined]);
});
