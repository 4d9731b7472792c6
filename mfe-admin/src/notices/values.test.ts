import { today } from '@university/shared/time';
import { BLANK, noticeFields, titleField } from './values';

const GOOD = { ...BLANK, section: 'academic-positions' as const, fileName: 'Professor of Design' };
type Values = typeof GOOD;

it.each<
  [string, Partial<Omit<Values, 'section'>> & { section?: '' | 'tenders' | 'academic-positions' | 'news' }, RegExp[]]
>([
  ['nothing wrong', {}, []],
  ['no section and no title', { section: '', fileName: ' ' }, [/at least 3 characters/, /Choose a section/]],
  ['a long title', { fileName: 'x'.repeat(201) }, [/under 200/]],
  ['an address without its beginning', { apply: 'seu.example/apply' }, [/begins with https/]],
  ['an address that runs code', { apply: 'javascript:alert(1)' }, [/begins with https/]],
  ['vacancies in words', { vacancies: 'three' }, [/in digits/]],
  ['no vacancies at all', { vacancies: '0' }, [/1 or more/]],
  ['what another section asks for', { section: 'news', vacancies: 'three' }, []],
  ['half a time', { publishAt: '2026-07' }, [/day and time/]],
  ['archiving without a day', { autoArchive: true }, [/last day/]],
  ['archiving on a day that is over', { autoArchive: true, validUntil: '2020-01-31' }, [/That day is over/]],
  ['archiving later', { autoArchive: true, validUntil: '2999-01-31' }, []],
  ['an end without a start', { section: 'news', endsAt: '2026-07-01T10:00' }, [/start as well/]],
  [
    'an end before the start',
    { section: 'news', startsAt: '2026-07-01T10:00', endsAt: '2026-07-01T09:00' },
    [/comes after the start/],
  ],
])('finds %s', (_, change, expected) => {
  const values = { ...GOOD, ...change };
  const found = [...titleField(values.fileName, 'fileName').issues, ...noticeFields(values).issues];
  expect(found).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(found[index]?.message).toMatch(pattern);
});

it('asks alerts alone for an hour, which must be still to come', () => {
  const values = { ...GOOD, autoArchive: true, validUntil: today(), validUntilTime: '00:00' };
  expect(noticeFields(values)).toMatchObject({ fields: { validUntilTime: '' }, issues: [] });
  const { fields, issues } = noticeFields({ ...values, section: 'alert' });
  expect(fields).toMatchObject({ validUntilTime: '00:00' });
  expect(issues).toEqual([{ path: 'validUntilTime', message: expect.stringMatching(/hour is over/) }]);
});

it('sends only what the section asks for, and times with their zone', () => {
  const values = {
    ...GOOD,
    vacancies: '3',
    orderNumber: 'SEU/1',
    validUntil: '2999-01-31',
    publishAt: '2030-01-02T09:00',
  };
  const { fields } = noticeFields(values);
  expect(fields).toMatchObject({ vacancies: '3', publishAt: '2030-01-02T09:00:00+05:30' });
  expect(fields).not.toHaveProperty('orderNumber');
  expect(fields).not.toHaveProperty('validUntil');
  expect(noticeFields({ ...values, section: 'circulars' }).fields).toMatchObject({ orderNumber: 'SEU/1' });
});
