import { DOCUMENTS, type EditableDocument, type EntryKind } from '@university/shared/contract';
import { SMALL } from '../../../testing/small-catalogue';
import type { World } from '../../../testing/world';

/** `url` is a public call whose answer then contains `seen`. */
const changed = (id: string, change: object, url: string, seen: string) => ({ id, change, url, seen });

const OFFICER = { ...SMALL.officers.officers[0], post: 'Dyer' };
const SEAT = { ...SMALL.reservation.seats[0], rule: 'Born in the port.' };
const DYE_WORKS = { label: 'Dye works', level: 1, to: '/campus', adds: 'nothing' };
const ROUND = { follows: 'A second round in September.', verifyPlace: 'The hall of the port' };

export const CHANGES: Record<EntryKind, ReturnType<typeof changed>> = {
  media: changed('media-loom', { altEn: 'A loom with red yarn' }, '/campus/h1', 'A loom with red yarn'),
  zone: changed('zone-north', { name: 'Cliff Side' }, '/zone', 'Cliff Side'),
  campus: changed('campus-h1', { hostel: 'Forty rooms.' }, '/campus/h1', 'Forty rooms.'),
  school: changed('school-art', { name: 'School of Crafts' }, '/departmentSchools', 'School of Crafts'),
  department: changed('department-weave', { about: 'Ten looms.' }, '/departments/department-weave', 'Ten looms.'),
  person: changed('person-ravi', { publications: ['Knots, 2024'] }, '/faculty/person-ravi', 'Knots, 2024'),
  fee: changed('fee-a', { amount: 30_000 }, '/program/program-dwv', '"first_payment":30000'),
  track: changed('diploma', { fullName: 'Diploma courses' }, '/admission/schedule', 'Diploma courses'),
  cycle: changed('2025-26', { beginsOn: '2025-04-02' }, '/admission/schedule', '"cycle":"2025-26"'),
  round: changed('round-diploma-1', ROUND, '/admission/schedule', ROUND.follows),
  program: changed('program-dwv', { careers: ['Dyer'] }, '/program/program-dwv', 'Dyer'),
  application: changed('application-diploma', { lastDate: '2025-08-01' }, '/admission/application', '2025-08-01'),
  pin: changed('pin-600001', { name: 'Old Port' }, '/campus/nearest?pin=600001', 'Old Port'),
  page: changed('page-history', { body: 'Three looms.' }, '/page/text?path=/about-us/history', 'Three looms.'),
  redirect: changed('redirect-history', { to: '/founders' }, '/page/text?path=/old-history', '"moved":"/founders"'),
  identity: changed('identity', { name: 'Craft University' }, '/setting/identity', 'Craft University'),
  look: changed('look', { night: '#0b3d2e' }, '/setting/identity', '#0b3d2e'),
  menu: changed('menu', { entries: [DYE_WORKS] }, '/setting/identity', 'Dye works'),
  footer: changed('footer', { quickTitle: 'At once' }, '/setting/identity', 'At once'),
  home: changed('home', { lead: 'We dye.' }, '/setting/home', 'We dye.'),
  popup: changed('popup', { points: ['It is over.'] }, '/setting/popup', 'It is over.'),
  calendar: changed('calendar', { year: '2026-27' }, '/setting/calendar', '2026-27'),
  officers: changed('officers', { officers: [OFFICER] }, '/setting/officers', 'Dyer'),
  placement: changed('placement', { source: 'We asked.' }, '/setting/placement', 'We asked.'),
  reservation: changed('reservation', { seats: [SEAT] }, '/setting/reservation', 'Born in the port.'),
  search: changed('search', { words: [] }, '/setting/search', '"words":[]'),
  admission: changed('admission', { regions: [] }, '/setting/admission', '"regions":[]'),
};

/** A second document of a kind, with another key and no references to itself. */
export function another(kind: EntryKind) {
  const keys = { person: 'new@port.example', pin: '600002', page: '/about-us/newly-made', redirect: '/newly-made' };
  const others = { name: 'Newly made', slug: 'newly-made', campuses: [], headId: null };
  const given = Object.keys(SMALL[kind]).filter((field) => field in others) as (keyof typeof others)[];
  const changed = Object.fromEntries(given.map((field) => [field, others[field]]));
  const own = { application: { track: 'pg' }, round: { round: 2 } }[kind as 'round'];
  return { ...SMALL[kind], ...changed, ...own, [DOCUMENTS[kind].key ?? '']: keys[kind as 'person'] ?? 'new1' };
}

export interface Answer {
  json<T>(): T;
}

export const documentIn = (answer: Answer) => answer.json<{ data: { document: EditableDocument } }>().data.document;

export const paths = (answer: Answer) =>
  (answer.json<{ issues?: { path: string }[] }>().issues ?? []).map(({ path }) => path);

export const codeOf = (answer: Answer) => answer.json<{ code: string }>().code;

export function editing(world: () => World) {
  const call = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    world().call({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
  const read = async (token: string, id: string) => documentIn(await call(token, 'GET', `/document/${id}`));
  return {
    call,
    read,
    saveDraft: async (token: string, id: string, changed: object, more: object = {}) => {
      const { version: base, draft, data } = await read(token, id);
      const body = { base, version: draft?.version ?? 0, ...more };
      return call(token, 'PUT', `/document/${id}/draft`, { ...body, data: { ...(draft?.data ?? data), ...changed } });
    },
    stepDraft: async (token: string, id: string, step: string, more: object = {}) => {
      const version = (await read(token, id)).draft?.version ?? 0;
      return call(token, 'POST', `/document/${id}/draft`, { step, version, ...more });
    },
    change: (token: string, { _id, kind, version, data }: EditableDocument, changed: object, more: object = {}) =>
      call(token, 'PUT', `/document/${_id}`, { kind, version, data: { ...data, ...changed }, ...more }),
    sendTables: async (token: string, url: string, tables: Record<string, string>) => {
      const form = new FormData();
      for (const [name, text] of Object.entries(tables)) form.append('table', new Blob([text]), name);
      return call(token, 'POST', url, form);
    },
  };
}
