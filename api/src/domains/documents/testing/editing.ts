import { DOCUMENTS, type EditableDocument, type EntryKind } from '@university/shared/contract';
import { SMALL } from '../../../testing/small-catalogue';
import type { World } from '../../../testing/world';

/** Of each kind: a document of the small catalogue, and a change to it that the public sees. */
export const CHANGES: Record<EntryKind, { id: string; change: object; url: string; seen: string }> = {
  media: {
    id: 'media-loom',
    change: { altEn: 'A loom with red yarn' },
    url: '/campus/h1',
    seen: 'A loom with red yarn',
  },
  zone: { id: 'zone-north', change: { name: 'Cliff Side' }, url: '/zone', seen: 'Cliff Side' },
  campus: { id: 'campus-h1', change: { hostel: 'Forty rooms.' }, url: '/campus/h1', seen: 'Forty rooms.' },
  school: {
    id: 'school-art',
    change: { name: 'School of Crafts' },
    url: '/departmentSchools',
    seen: 'School of Crafts',
  },
  department: {
    id: 'department-weave',
    change: { about: 'Ten looms.' },
    url: '/departments/department-weave',
    seen: 'Ten looms.',
  },
  person: {
    id: 'person-ravi',
    change: { publications: ['Knots, 2024'] },
    url: '/faculty/person-ravi',
    seen: 'Knots, 2024',
  },
  fee: { id: 'fee-a', change: { amount: 30_000 }, url: '/program/program-dwv', seen: '"first_payment":30000' },
  track: {
    id: 'diploma',
    change: { fullName: 'Diploma courses' },
    url: '/admission/schedule',
    seen: 'Diploma courses',
  },
  cycle: { id: '2025-26', change: { beginsOn: '2025-04-02' }, url: '/admission/schedule', seen: '"cycle":"2025-26"' },
  round: {
    id: 'round-diploma-1',
    change: { follows: 'A second round in September.', verifyPlace: 'The hall of the port' },
    url: '/admission/schedule',
    seen: 'A second round in September.',
  },
  program: { id: 'program-dwv', change: { careers: ['Dyer'] }, url: '/program/program-dwv', seen: 'Dyer' },
  application: {
    id: 'application-diploma',
    change: { lastDate: '2025-08-01' },
    url: '/admission/application',
    seen: '2025-08-01',
  },
  pin: { id: 'pin-600001', change: { name: 'Old Port' }, url: '/campus/nearest?pin=600001', seen: 'Old Port' },
  page: {
    id: 'page-history',
    change: { body: 'Three looms.' },
    url: '/page/text?path=/about-us/history',
    seen: 'Three looms.',
  },
  redirect: {
    id: 'redirect-history',
    change: { to: '/about-us/founders' },
    url: '/page/text?path=/old-history',
    seen: '"moved":"/about-us/founders"',
  },
  identity: {
    id: 'identity',
    change: { name: 'Craft University' },
    url: '/setting/identity',
    seen: 'Craft University',
  },
  look: { id: 'look', change: { night: '#0b3d2e' }, url: '/setting/identity', seen: '#0b3d2e' },
  menu: {
    id: 'menu',
    change: { entries: [{ label: 'Dye works', level: 1, to: '/campus', adds: 'nothing' }] },
    url: '/setting/identity',
    seen: 'Dye works',
  },
  footer: { id: 'footer', change: { quickTitle: 'At once' }, url: '/setting/identity', seen: 'At once' },
  home: { id: 'home', change: { lead: 'We dye.' }, url: '/setting/home', seen: 'We dye.' },
  popup: { id: 'popup', change: { points: ['It is over.'] }, url: '/setting/popup', seen: 'It is over.' },
  calendar: { id: 'calendar', change: { year: '2026-27' }, url: '/setting/calendar', seen: '2026-27' },
  officers: {
    id: 'officers',
    change: { officers: [{ ...SMALL.officers.officers[0], post: 'Dyer' }] },
    url: '/setting/officers',
    seen: 'Dyer',
  },
  placement: { id: 'placement', change: { source: 'We asked.' }, url: '/setting/placement', seen: 'We asked.' },
  reservation: {
    id: 'reservation',
    change: { seats: [{ ...SMALL.reservation.seats[0], rule: 'Born in the port.' }] },
    url: '/setting/reservation',
    seen: 'Born in the port.',
  },
  admission: { id: 'admission', change: { regions: [] }, url: '/setting/admission', seen: '"regions":[]' },
};

/** The small catalogue's document of a kind under another key, naming nothing that names it. */
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

/** The fields that a refusal names. */
export const paths = (answer: Answer) =>
  (answer.json<{ issues?: { path: string }[] }>().issues ?? []).map(({ path }) => path);

export const codeOf = (answer: Answer) => answer.json<{ code: string }>().code;

/** Calls of editors. */
export function editing(world: () => World) {
  const call = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    world().call({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
  const read = async (token: string, id: string) => documentIn(await call(token, 'GET', `/document/${id}`));
  return {
    call,
    read,
    /** Saves a draft with these changes, as a form that has just been opened does. */
    saveDraft: async (token: string, id: string, changed: object, more: object = {}) => {
      const { version: base, draft, data } = await read(token, id);
      const body = { base, version: draft?.version ?? 0, ...more };
      return call(token, 'PUT', `/document/${id}/draft`, { ...body, data: { ...(draft?.data ?? data), ...changed } });
    },
    /** Takes the draft a step on. */
    stepDraft: async (token: string, id: string, step: string, more: object = {}) => {
      const version = (await read(token, id)).draft?.version ?? 0;
      return call(token, 'POST', `/document/${id}/draft`, { step, version, ...more });
    },
    /** Changes fields of a document that was read. */
    change: (token: string, { _id, kind, version, data }: EditableDocument, changed: object, more: object = {}) =>
      call(token, 'PUT', `/document/${_id}`, { kind, version, data: { ...data, ...changed }, ...more }),
    /** Sends files as a form does. */
    sendTables: async (token: string, url: string, tables: Record<string, string>) => {
      const form = new FormData();
      for (const [name, text] of Object.entries(tables)) form.append('table', new Blob([text]), name);
      const body = new Response(form);
      const headers = { authorization: `Bearer ${token}`, 'content-type': String(body.headers.get('content-type')) };
      return world().call({ method: 'POST', url, payload: Buffer.from(await body.arrayBuffer()), headers });
    },
  };
}
