/** @jest-environment node */
import * as englishTexts from './texts';
import * as hindiTexts from './texts.hi';
import { z } from 'zod';
import { type EndpointName, endpoints, ANSWER_WORDS, NOTICE_WORDS } from './endpoints';
import { failure, success, successList } from './endpoint';
import { LETTER_CODE_LENGTH } from './letters';
import { SIGN_IN_CODE_DIGITS } from './sign-in';
import { normalizeTicket, TICKET_EXAMPLE } from './ticket';

describe('answers', () => {
  const data = z.object({ notices: z.array(z.string()) });
  const answer = { status: 'success', data: { notices: [] } };
  const metadata = { total: 1, page: 1, limit: 20, totalPages: 1 };
  const said = { status: 'error', code: 'invalid', message: 'Check the form' };

  it.each<[string, z.ZodType, object, boolean]>([
    ['an answer', success(data), answer, true],
    ['of another status', success(data), { ...answer, status: 'error' }, false],
    ['without its data', success(data), { ...answer, data: {} }, false],
    ['a list', successList(data), { ...answer, metadata }, true],
    ['a list that does not say where its page stands', successList(data), answer, false],
    ['half a page', successList(data), { ...answer, metadata: { ...metadata, page: 1.5 } }, false],
    ['a failure', failure, said, true],
    ['one with issues', failure, { ...said, issues: [{ path: 'a.b', message: 'm' }] }, true],
    ['one with an issue that says nothing', failure, { ...said, issues: [{ path: 'a.b' }] }, false],
    ['one without a message', failure, { status: 'error', code: 'invalid' }, false],
  ])('%s', (_, schema, value, fits) => expect(schema.safeParse(value).success).toBe(fits));

  describe('the query of a list', () => {
    const faculty = endpoints.listFaculty.query;
    const notices = endpoints.listNotices.query;

    it('has the specified limits: 500 unless told, 1000 at most', () => {
      expect(faculty.parse({})).toEqual({ limit: 500, page: 1 });
      expect(faculty.parse({ limit: '1000' }).limit).toBe(1000);
      expect(faculty.parse({ limit: '1001' }).limit).toBe(1000);
    });

    it.each([{ limit: '0' }, { limit: 'many' }, { limit: '1.5' }, { page: '0' }])('refuses %j', (query) =>
      expect(faculty.safeParse(query).success).toBe(false),
    );

    it('names a known section', () => {
      expect(notices.safeParse({ section: 'tenders' }).success).toBe(true);
      expect(notices.safeParse({ section: 'gossip' }).success).toBe(false);
    });
  });
});

describe('words of answers', () => {
  function innerOf(schema: z.ZodType): z.ZodType {
    if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
      return innerOf(schema.unwrap() as z.ZodType);
    return schema instanceof z.ZodArray ? innerOf(schema.element as z.ZodType) : schema;
  }

  const inside = (schema: z.ZodType | undefined, part: string): z.ZodType | undefined => {
    const inner = schema && innerOf(schema);
    if (inner instanceof z.ZodRecord) return part === '*' ? (inner.valueType as z.ZodType) : undefined;
    return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>)[part] : undefined;
  };

  const isText = (response: z.ZodType, path: string) => {
    const found = `data.${path}`.split('.').reduce(inside, response as z.ZodType | undefined);
    return found !== undefined && innerOf(found) instanceof z.ZodString;
  };

  it.each(Object.entries(ANSWER_WORDS))('%s has texts where its words are said to be', (name, words) => {
    const { response } = endpoints[name as EndpointName];
    const ofNotices = (words.notices ?? []).flatMap((path) => [`${path}._id`, `${path}.fileName`]);
    for (const path of [...(words.texts ?? []), ...ofNotices])
      expect([path, isText(response, path)]).toEqual([path, true]);
  });

  it('a notice has its words', () => {
    for (const word of NOTICE_WORDS) expect(isText(endpoints.getNotice.response, `notice.${word}`)).toBe(true);
  });
});

describe('words of the contract', () => {
  type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

  const [english, hindi]: Tables[] = [{ ...englishTexts }, { ...hindiTexts }];

  it('they are flat tables, so that each is found in the other language by its name', () => {
    expect(Object.keys(hindi ?? {})).toEqual(Object.keys(english ?? {}));
    for (const [table, words] of Object.entries(english ?? {})) {
      const others = hindi?.[table] ?? {};
      expect(Object.keys(others)).toEqual(Object.keys(words));
      for (const word of Object.values(words)) expect(word).toMatch(/^[\x20-\x7e’]+$/);
      for (const word of Object.values(others)) expect(word).toMatch(/[\u0900-\u097f]/);
    }
  });

  it.each([
    ['signInTexts', `${SIGN_IN_CODE_DIGITS}`],
    ['letterTexts', `${LETTER_CODE_LENGTH}`],
    ['grievanceThreadTexts', TICKET_EXAMPLE],
  ])('%s say %s, as the check does', (name, said) => {
    for (const tables of [english, hindi]) expect(Object.values(tables?.[name] ?? {}).join('\n')).toContain(said);
  });

  it('the ticket that is shown as an example is one', () =>
    expect(normalizeTicket(TICKET_EXAMPLE)).toBe(TICKET_EXAMPLE));
});
