import { nearPages, wordsOf } from './near-pages';

const PAGES = [
  ['/amenities/Hostel', 'Hostels'],
  ['/amenities/Library', 'Library'],
  ['/academics/academic-calendar', 'Academic calendar'],
  ['/courses', 'Courses'],
  ['/courses/diploma', 'Diploma courses'],
  ['/tenders', 'Tenders'],
  ['/', 'Home'],
].map(([path = '', title = '']) => ({ path, title, description: '', keywords: [] }));

test.each([
  ['a mistake', '/tendrs', '/tenders'],
  ['an address of another system', '/Library.aspx', '/amenities/Library'],
  ['a word too many', '/hostel-fees', '/amenities/Hostel'],
  ['another folder', '/calendar/academic_calendar.html', '/academics/academic-calendar'],
  ['what it is called', '/diploma-courses/', '/courses/diploma'],
])('%s: %s is near %s', (_, asked, path) => expect(nearPages(PAGES, asked)[0]?.path).toBe(path));

test.each(['/', '/zebra', '/%%%', '/wp-login.php', `/${'zebra'.repeat(400)}`])('nothing is near %s', (asked) =>
  expect(nearPages(PAGES, asked)).toEqual([]),
);

test.each([
  ['/', ''],
  ['/programs/%%%', ''],
  ['/%E0%A4%B6%E0%A5%81%E0%A4%B2%E0%A5%8D%E0%A4%95/', 'शुल्क'],
  ['/a/hostel_fees.html', 'hostel fees'],
  [`/${'ab-'.repeat(2_000)}`, 'ab '.repeat(20).trim()],
])('the words of %s are “%s”', (path, words) => expect(wordsOf(path)).toBe(words));
