import type { Notice } from '../contract';
import { differences } from './differences';
import { editValuesOf } from './EditForm';

const NOTICE: Notice = {
  _id: 'n1',
  fileName: 'Timings',
  section: 'notices',
  fileLink: '/file?v=1',
  size: 1,
  pages: 1,
  language: 'en',
  summary: 'As it was',
  archive: false,
  autoArchive: false,
  validUntil: null,
  publishAt: '2026-07-01T04:30:00Z',
  created_at: '2026-07-01T04:30:00Z',
  endDate: null,
  apply: null,
  vacancies: null,
  orderNumber: null,
  orderDate: null,
  text: '',
  place: null,
  startsAt: null,
  endsAt: null,
  picture: null,
  follows: null,
  version: 1,
};

it('names what somebody else changed, with what it was and what stands in the form', () => {
  const mine = { ...editValuesOf(NOTICE), fileName: 'Mine', summary: 'Mine too' };
  const theirs: Notice = {
    ...NOTICE,
    section: 'tenders',
    summary: 'Theirs',
    autoArchive: true,
    validUntil: '2026-08-01',
  };
  expect(differences(NOTICE, theirs, mine)).toEqual([
    { field: 'Section', before: 'Notices', now: 'Tenders', own: 'Notices' },
    { field: 'Summary', before: 'As it was', now: 'Theirs', own: 'Mine too' },
    { field: 'Move it to the archive by itself', before: '', now: '✓', own: '' },
    { field: 'Last day on which it is current', before: '', now: '2026-08-01', own: '' },
  ]);
});

it('says when the file was replaced', () => {
  const theirs = { ...NOTICE, fileLink: '/file?v=2' };
  expect(differences(NOTICE, theirs, { ...editValuesOf(NOTICE), newFile: 'b.pdf' })).toEqual([
    { field: 'PDF file', before: '', now: 'was replaced', own: 'b.pdf' },
  ]);
});
