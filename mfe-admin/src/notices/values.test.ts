import { today } from '@university/shared/identity';
import { NOTICE_FILE_LIMIT } from '../contract';
import { pdf } from '../testing';
import { USUAL, toQuery } from './Files';
import { checkFile } from './calls';
import { blank, newEntry, sortOut, titleFrom, uploadSchema, withFiles, withoutEntry } from './upload-values';
import { BLANK, checkNotice, type NoticeValues, sentOf } from './values';

describe('fields', () => {
  const GOOD: NoticeValues = { ...BLANK, section: 'academic-positions', fileName: 'Professor of Design' };
  const LATER = '2026-07-01T10:00';
  const sent = (values: NoticeValues) => sentOf(checkNotice(values).data);

  it.each<[string, Partial<NoticeValues>, RegExp[]]>([
    ['nothing wrong', {}, []],
    ['no section and no title', { section: '', fileName: ' ' }, [/at least 3 characters/, /Choose a section/]],
    ['a long title', { fileName: 'x'.repeat(201) }, [/to 200/]],
    ['an address without its beginning', { apply: 'seu.example/apply' }, [/begins with https/]],
    ['an address that runs code', { apply: 'javascript:alert(1)' }, [/begins with https/]],
    ['vacancies in words', { vacancies: 'three' }, [/in digits/]],
    ['no vacancies at all', { vacancies: '0' }, [/1 or more/]],
    ['what another section asks for', { section: 'news', vacancies: 'three' }, []],
    ['half a time', { publishAt: '10:00' }, [/day and time/]],
    ['archiving without a day', { section: 'news', autoArchive: true }, [/last day/]],
    ['archiving without a last date', { autoArchive: true }, [/last date/]],
    ['archiving by a last date that is over', { autoArchive: true, endDate: '2020-01-31' }, [/That day is over/]],
    ['archiving by the last date', { autoArchive: true, endDate: '2999-01-31' }, []],
    ['a value in words', { section: 'tenders', estimatedValue: 'five lakh' }, [/rupees, in digits/]],
    ['a closing hour without a last date', { section: 'tenders', endTime: '15:00' }, [/last date of this hour/]],
    ['archiving on a day that is over', { autoArchive: true, validUntil: '2020-01-31' }, [/That day is over/]],
    ['archiving later', { autoArchive: true, validUntil: '2999-01-31' }, []],
    ['an end without a start', { section: 'news', endsAt: LATER }, [/start as well/]],
    [
      'an end before the start',
      { section: 'news', startsAt: LATER, endsAt: '2026-07-01T09:00' },
      [/comes after the start/],
    ],
  ])('finds %s', (_, change, expected) => {
    const values = { ...GOOD, ...change };
    const found = checkNotice(values as NoticeValues).issues;
    expect(found).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(found[index]?.message).toMatch(pattern);
  });

  it('asks alerts alone for an hour, which must be still to come', () => {
    const values = { ...GOOD, autoArchive: true, validUntil: today(), validUntilTime: '00:00' };
    expect(checkNotice(values)).toMatchObject({ data: { validUntilTime: null }, issues: [] });
    const { data, issues } = checkNotice({ ...values, section: 'alert' });
    expect(data).toMatchObject({ validUntilTime: '00:00' });
    expect(issues).toEqual([{ path: 'validUntilTime', message: expect.stringMatching(/hour is over/) }]);
  });

  it('moves a tender to the archive by its last date, and sends its value in digits', () => {
    const tender = { estimatedValue: '12,50,000', endDate: '2999-01-31', endTime: '15:00', openingAt: LATER };
    const { data, issues } = checkNotice({ ...GOOD, ...tender, section: 'tenders', autoArchive: true });
    expect(issues).toEqual([]);
    expect(sentOf(data)).toMatchObject({
      ...{ estimatedValue: '1250000', endDate: '2999-01-31', endTime: '15:00', validUntil: '2999-01-31' },
      openingAt: '2026-07-01T04:30:00.000Z',
    });
  });

  it('sends only what the section asks for, and times with their zone', () => {
    const times = { validUntil: '2999-01-31', publishAt: '2030-01-02T09:00' };
    const values = { ...GOOD, ...times, vacancies: '3', orderNumber: 'SEU/1' };
    const fields = sent(values);
    expect(fields).toMatchObject({ vacancies: '3', publishAt: '2030-01-02T03:30:00.000Z' });
    expect(fields).not.toHaveProperty('orderNumber');
    expect(fields).not.toHaveProperty('validUntil');
    expect(sent({ ...values, section: 'circulars' })).toMatchObject({ orderNumber: 'SEU/1' });
  });
});

describe('entries of the upload', () => {
  it('fills the entry that waits for its file, keeps its title, and adds others after it', () => {
    const chosen = new Map<string, File>();
    const first = newEntry({ title: 'Typed before' });
    const entries = withFiles([first], [pdf('one.pdf'), pdf('two_of-them.pdf')], chosen);
    expect(entries.map(({ title, fileName }) => [title, fileName])).toEqual([
      ['Typed before', 'one.pdf'],
      ['Two of-them', 'two_of-them.pdf'],
    ]);
    expect(entries[0]?.key).toBe(first.key);
    expect(chosen.get(entries[1]?.key ?? '')?.name).toBe('two_of-them.pdf');
  });

  it('keeps the title of the last entry, under another key', () => {
    const entry = newEntry({ title: 'Stays', fileName: 'a.pdf' });
    const [left, ...others] = withoutEntry([entry], entry.key);
    expect(left).toMatchObject({ title: 'Stays', fileName: '' });
    expect(left?.key).not.toBe(entry.key);
    expect(others).toEqual([]);
  });

  it('of several says its own number, summary and language, and else what is said of all', () => {
    const entries = [
      newEntry({ title: 'The first', orderNumber: 'SEU/1', language: 'hi' }),
      newEntry({ title: 'The second', summary: 'x'.repeat(5_001) }),
    ];
    const files = new Map(entries.map(({ key }) => [key, pdf()]));
    const values = { ...blank({ section: 'circulars', orderNumber: 'SEU/0', summary: 'Both.' }), entries };
    const schema = uploadSchema('notice', files);
    expect(schema.safeParse(values).error?.issues.map(({ path }) => path.join('.'))).toEqual(['entries.1.summary']);
    const { data } = schema.safeParse({ ...values, entries: [entries[0], { ...entries[1], summary: '' }] });
    expect(data?.map(({ fields }) => [fields.orderNumber, fields.summary, fields.language])).toEqual([
      ['SEU/1', 'Both.', 'hi'],
      ['SEU/0', 'Both.', 'en'],
    ]);
  });

  it('says once what is wrong with several, and takes no file twice', async () => {
    const entries = [newEntry({ fileName: 'a.pdf', size: pdf('a.pdf').size })];
    const files = [pdf('b.pdf', 'GIF89a'), pdf('c.pdf', 'GIF89a'), pdf('a.pdf'), pdf('d.pdf'), pdf('d.pdf')];
    const { good, problems } = await sortOut(files, entries);
    expect(good.map(({ name }) => name)).toEqual(['d.pdf']);
    expect(problems).toEqual([
      expect.stringMatching(/^b\.pdf, c\.pdf: This is not a PDF/),
      'a.pdf, d.pdf: This file is in the list already',
    ]);
  });

  it.each([
    ['annual_report__2024.PDF', 'Annual report 2024'],
    ['सूचना.pdf', 'सूचना'],
  ])('makes a title of %s', (name, title) => expect(titleFrom(name)).toBe(title));
});

describe('files', () => {
  const sized = (size: number) => Object.defineProperty(pdf(), 'size', { value: size });

  it.each([
    ['a PDF', pdf(), null],
    ['a PDF with something before its mark', pdf('a.pdf', '\n\n%PDF-1.4'), null],
    ['a PDF as large as is allowed', sized(NOTICE_FILE_LIMIT), null],
    ['no file', null, /Choose a PDF file/],
    ['another type', new File(['%PDF-'], 'a.docx', { type: 'application/msword' }), /not a PDF/],
    ['another type with the name of a PDF', pdf('a.pdf', 'GIF89a'), /not a PDF/],
    ['an empty file', pdf('a.pdf', ''), /empty/],
    ['too large a file', sized(NOTICE_FILE_LIMIT + 1), /The limit is 50 MB/],
  ])('%s', async (_, file, expected) => {
    const problem = await checkFile(file);
    if (expected) expect(problem).toMatch(expected);
    else expect(problem).toBeNull();
  });
});

describe('what the list asks for', () => {
  it('asks for what the address says', () => {
    const address = { ...USUAL, search: ' lathe ', section: 'tenders', from: '2025-01-01', state: 'archived' };
    const asked = { search: 'lathe', section: 'tenders', created_at_gteq: '2025-01-01', state: 'archived' };
    expect(toQuery(address)).toMatchObject(asked);
  });

  it('leaves out what makes no sense', () => {
    const address = { ...USUAL, section: 'x', from: '31-12', to: '2025-13-40', state: 'gone', sort: 'size' };
    expect(toQuery(address)).toEqual({ ...toQuery(USUAL) });
  });
});
