import { checkValues } from './check-values';
import { fieldsToSend } from './fields-to-send';
import { BLANK, type UploadValues } from './values';

const GOOD: UploadValues = { ...BLANK, section: 'academic-positions', fileName: 'Professor of Design' };
const messages = (change: Partial<UploadValues>) => checkValues({ ...GOOD, ...change }).map(({ message }) => message);

it.each<[string, Partial<UploadValues>, RegExp[]]>([
  ['nothing wrong', {}, []],
  ['no section and no title', { section: '', fileName: ' ' }, [/Choose a section/, /at least 3 characters/]],
  ['a long title', { fileName: 'x'.repeat(201) }, [/under 200/]],
  ['an address without its beginning', { apply: 'seu.example/apply' }, [/begins with https/]],
  ['an address that runs code', { apply: 'javascript:alert(1)' }, [/begins with https/]],
  ['vacancies in words', { vacancies: 'three' }, [/in digits/]],
  ['no vacancies at all', { vacancies: '0' }, [/1 or more/]],
  ['what another section asks for', { section: 'tenders', vacancies: 'three' }, []],
  ['archiving without a day', { autoArchive: true }, [/last day/]],
  ['archiving on a day that is over', { autoArchive: true, validUntil: '2020-01-31' }, [/That day is over/]],
  ['archiving later', { autoArchive: true, validUntil: '2999-01-31' }, []],
])('finds %s', (_, change, expected) => {
  const found = messages(change);
  expect(found).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(found[index]).toMatch(pattern);
});

it('sends only what the section asks for', () => {
  const values = { ...GOOD, vacancies: '3', orderNumber: 'SEU/1', validUntil: '2999-01-31' };
  expect(fieldsToSend(values)).toMatchObject({ vacancies: '3' });
  expect(fieldsToSend(values)).not.toHaveProperty('orderNumber');
  expect(fieldsToSend(values)).not.toHaveProperty('validUntil');
  expect(fieldsToSend({ ...values, section: 'circulars' })).toMatchObject({ orderNumber: 'SEU/1' });
});
