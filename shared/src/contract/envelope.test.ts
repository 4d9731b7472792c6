import { z } from 'zod';
import { endpoints } from './endpoints';
import { failure, success, successList } from './envelope';

const data = z.object({ notices: z.array(z.string()) });
const metadata = { total: 1, page: 1, limit: 20, totalPages: 1 };

test('an answer says success and holds its data', () => {
  expect(success(data).safeParse({ status: 'success', data: { notices: ['a'] } }).success).toBe(true);
  expect(success(data).safeParse({ status: 'error', data: { notices: ['a'] } }).success).toBe(false);
  expect(success(data).safeParse({ status: 'success' }).success).toBe(false);
  expect(success(data).safeParse({ status: 'success', data: {} }).success).toBe(false);
});

test('a list says where its page stands', () => {
  const answer = { status: 'success', data: { notices: [] } };
  expect(successList(data).safeParse({ ...answer, metadata }).success).toBe(true);
  expect(successList(data).safeParse(answer).success).toBe(false);
  expect(successList(data).safeParse({ ...answer, metadata: { ...metadata, page: 1.5 } }).success).toBe(false);
});

test('a failure may come with issues, never without code and message', () => {
  const said = { status: 'error', code: 'invalid', message: 'Check the form' };
  expect(failure.safeParse(said).success).toBe(true);
  expect(failure.safeParse({ ...said, issues: [{ path: 'a.b', message: 'm' }] }).success).toBe(true);
  expect(failure.safeParse({ ...said, issues: [{ path: 'a.b' }] }).success).toBe(false);
  expect(failure.safeParse({ status: 'error', code: 'invalid' }).success).toBe(false);
});

describe('the query of a list', () => {
  const faculty = endpoints.listFaculty.query;
  const notices = endpoints.listNotices.query;

  it('has the specified limits: 500 unless told, 1000 at most', () => {
    expect(faculty.parse({})).toEqual({ limit: 500, page: 1 });
    expect(faculty.parse({ limit: '1000' }).limit).toBe(1000);
    expect(faculty.parse({ limit: '1001' }).limit).toBe(1000);
  });

  it.each([{ limit: '0' }, { limit: 'many' }, { limit: '1.5' }, { page: '0' }])('refuses %j', (query) => {
    expect(faculty.safeParse(query).success).toBe(false);
  });

  it('names a known section', () => {
    expect(notices.safeParse({ section: 'tenders' }).success).toBe(true);
    expect(notices.safeParse({ section: 'gossip' }).success).toBe(false);
  });
});
