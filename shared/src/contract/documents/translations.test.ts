import { z } from 'zod';
import { article, line, lines, optionalLine, rows, whole } from './fields';
import { DOCUMENT_KINDS, DOCUMENTS } from './kinds';
import { hasTexts, standingsOf, textsOf, tidied, translationOf, translations } from './translations';

const schema = z.object({
  name: line('Name', 60),
  phone: optionalLine('Phone', 40, { isTranslated: false }),
  about: article('About', 3_000),
  careers: lines('Careers'),
  labs: rows('Laboratories', z.object({ name: line('Name', 120), seats: whole('Seats', 0, 100) }), 60),
});

const data = {
  name: 'Dwarka',
  phone: '011 1234',
  about: null,
  careers: ['Baker', 'Cook'],
  labs: [{ name: 'Workshop', seats: 20 }],
};

test('texts of fields, lists and rows are found where they stand; codes, numbers and what is empty are not', () =>
  expect(textsOf(schema, data)).toEqual([
    { at: 'name', titles: ['Name'], text: 'Dwarka', isArticle: false },
    { at: 'careers.0', titles: ['Careers', '1'], text: 'Baker', isArticle: false },
    { at: 'careers.1', titles: ['Careers', '2'], text: 'Cook', isArticle: false },
    { at: 'labs.0.name', titles: ['Laboratories', '1', 'Name'], text: 'Workshop', isArticle: false },
  ]));

test('a page has four texts at least', () =>
  expect(
    textsOf(DOCUMENTS.page.data, { title: 'T', description: 'D', keywords: ['k'], owner: 'O', body: '## B' }).map(
      ({ at, isArticle }) => [at, isArticle],
    ),
  ).toEqual([
    ['title', false],
    ['description', false],
    ['keywords.0', false],
    ['owner', false],
    ['body', true],
  ]));

const cook = { at: 'careers.1', of: 'Cook', text: 'रसोइया' };

test('a translation follows its English text to another place', () =>
  expect(translationOf({ at: 'careers.0', text: 'Cook' }, [cook])).toEqual({ state: 'current', translation: cook }));

test('when the English changes, what stood there is offered and not shown', () => {
  expect(translationOf({ at: 'careers.1', text: 'Chef' }, [cook])).toEqual({ state: 'outdated', translation: cook });
  expect(translationOf({ at: 'careers.2', text: 'Chef' }, [cook])).toEqual({ state: 'missing' });
});

test.each(DOCUMENT_KINDS)('%s holds its Hindi where it has texts, and only there', (kind) => {
  const shape: Record<string, z.ZodType> = DOCUMENTS[kind].data.shape;
  expect(shape.hi).toBe(hasTexts(DOCUMENTS[kind].data) ? translations : undefined);
});

describe('the Hindi of a document', () => {
  const text = (at: string, words: string) => ({ at, titles: [at], text: words, isArticle: false });
  const cook = { at: 'careers.0', of: 'Cook', text: 'रसोइया' };
  const baker = { at: 'careers.1', of: 'Baker', text: 'बेकर' };

  test('of a row that was moved is not taken for that of the row in its place', () => {
    const texts = [text('careers.0', 'Potter'), text('careers.1', 'Cook')];
    expect(standingsOf(texts, [cook]).map(({ state }) => state)).toEqual(['missing', 'current']);
  });

  test('is kept where its text stands now, and as outdated; what belongs to no row is left out', () => {
    const texts = [text('careers.0', 'Chef'), text('careers.2', 'Baker'), text('careers.3', 'Baker')];
    const gone = { at: 'careers.9', of: 'Smith', text: 'लोहार' };
    expect(tidied(texts, [cook, baker, gone])).toEqual([cook, { ...baker, at: 'careers.2' }]);
  });
});
