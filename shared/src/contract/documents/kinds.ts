import { z } from 'zod';
import { applicationData, cycleData, roundData, trackData } from './admission';
import {
  officersData,
  placementData,
  searchData,
  reservationData,
  homeData,
  lookData,
  admissionData,
  calendarData,
  identityData,
  popupData,
} from './settings';
import { footerData, menuData, noticeData, pageData, redirectData } from './pages';
import {
  departmentData,
  personData,
  schoolData,
  campusData,
  pinData,
  zoneData,
  feeData,
  mediaData,
  programData,
} from './catalogue';
import { SETTING_KINDS, type SettingKind } from './setting-kinds';
import { hindi, type Translation } from './translations';

/**
 * Kinds of documents with schema, names, and key field in import tables (null for settings, of which there is one). In
 * import order: referenced kinds first. `hi` holds the Hindi texts.
 */
export const DOCUMENTS = {
  media: { data: mediaData, one: 'Picture', many: 'Pictures', key: 'title' },
  zone: { data: zoneData.safeExtend(hindi), one: 'Zone', many: 'Zones', key: 'code' },
  campus: { data: campusData.safeExtend(hindi), one: 'Campus', many: 'Campuses', key: 'code' },
  school: { data: schoolData.safeExtend(hindi), one: 'School', many: 'Schools', key: 'code' },
  department: { data: departmentData.safeExtend(hindi), one: 'Department', many: 'Departments', key: 'code' },
  person: { data: personData.safeExtend(hindi), one: 'Person', many: 'People', key: 'email' },
  track: { data: trackData.safeExtend(hindi), one: 'Track', many: 'Tracks', key: 'code' },
  fee: { data: feeData.safeExtend(hindi), one: 'Fee', many: 'Fees', key: 'code' },
  program: { data: programData.safeExtend(hindi), one: 'Programme', many: 'Programmes', key: 'code' },
  cycle: { data: cycleData, one: 'Admission year', many: 'Admission years', key: 'code' },
  application: { data: applicationData, one: 'Application period', many: 'Application periods', key: 'code' },
  round: { data: roundData.safeExtend(hindi), one: 'Round', many: 'Rounds', key: 'code' },
  pin: { data: pinData, one: 'PIN code', many: 'PIN codes', key: 'code' },
  page: { data: pageData.safeExtend(hindi), one: 'Page', many: 'Pages', key: 'path' },
  redirect: { data: redirectData, one: 'Redirect', many: 'Redirects', key: 'from' },
  identity: { data: identityData.safeExtend(hindi), one: 'Identity', many: 'Identity', key: null },
  look: { data: lookData, one: 'Look', many: 'Look', key: null },
  menu: { data: menuData.safeExtend(hindi), one: 'Menu', many: 'Menu', key: null },
  footer: { data: footerData.safeExtend(hindi), one: 'Footer', many: 'Footer', key: null },
  home: { data: homeData.safeExtend(hindi), one: 'Home page', many: 'Home page', key: null },
  popup: { data: popupData.safeExtend(hindi), one: 'Popup', many: 'Popup', key: null },
  calendar: { data: calendarData.safeExtend(hindi), one: 'Calendar', many: 'Calendar', key: null },
  officers: { data: officersData.safeExtend(hindi), one: 'Officers', many: 'Officers', key: null },
  placement: { data: placementData.safeExtend(hindi), one: 'Placement figures', many: 'Placement figures', key: null },
  reservation: { data: reservationData.safeExtend(hindi), one: 'Reservation', many: 'Reservation', key: null },
  admission: {
    data: admissionData.safeExtend(hindi),
    one: 'Codes of admission',
    many: 'Codes of admission',
    key: null,
  },
  search: { data: searchData.safeExtend(hindi), one: 'Search words', many: 'Search words', key: null },
  notice: { data: noticeData.safeExtend(hindi), one: 'Notice', many: 'Notices', key: 'id' },
} as const satisfies Record<string, { data: z.ZodObject; one: string; many: string; key: string | null }>;

export type DocumentKind = keyof typeof DOCUMENTS;
export const DOCUMENT_KINDS = Object.keys(DOCUMENTS) as [DocumentKind, ...DocumentKind[]];
export const documentKind = z.enum(DOCUMENT_KINDS);

/** All but notices, which have their own calls. */
export const entryKind = documentKind.exclude(['notice']);
export const ENTRY_KINDS = entryKind.options;
export type EntryKind = z.infer<typeof entryKind>;

export { SETTING_KINDS, type SettingKind };
export const isSetting = (kind: DocumentKind): kind is SettingKind => DOCUMENTS[kind].key === null;

/** Their code is the id, used in addresses and records, and does not change. */
const NAMED_BY_CODE: readonly DocumentKind[] = ['track', 'cycle'];

/** Undefined: any id. */
export function ownId(kind: DocumentKind, data: Record<string, unknown>): string | undefined {
  if (isSetting(kind)) return kind;
  return NAMED_BY_CODE.includes(kind) ? String(data.code) : undefined;
}

/** Edited by the admissions office and admins only. */
export const ADMISSION_KINDS = ['track', 'cycle', 'application', 'round'] as const satisfies DocumentKind[];
export const isOfAdmission = (kind: DocumentKind): boolean => ADMISSION_KINDS.some((each) => each === kind);

export type DocumentData<K extends DocumentKind> = Omit<z.output<(typeof DOCUMENTS)[K]['data']>, 'hi'> & {
  hi?: Translation[];
};

/** Pictures are not tables. */
export const TABLE_KINDS = ENTRY_KINDS.filter((kind): kind is Exclude<EntryKind, 'media'> => kind !== 'media');

/** One per kind, one per field with many rows, and all texts with their Hindi. */
export const DOCUMENT_TABLES = [
  ...TABLE_KINDS,
  'program.campuses',
  'program.years',
  'identity.social',
  'menu.entries',
  'admission.seatRules',
  'home.blocks',
  'home.achievements',
  'home.messages',
  'home.partners',
  'calendar.terms',
  'calendar.holidays',
  'officers.officers',
  'placement.years',
  'reservation.seats',
  'translations',
] as const;
export const documentTable = z.enum(DOCUMENT_TABLES);
export type DocumentTable = z.infer<typeof documentTable>;

export const tableFormat = z.enum(['csv', 'json']);
export type TableFormat = z.infer<typeof tableFormat>;

/** Bytes; fits 10,000 people. */
export const TABLE_LIMIT = 16 * 1024 * 1024;

/** Bytes of an import; below the limit of proxies. */
export const TABLES_LIMIT = 2 * TABLE_LIMIT;

export const MOST_TABLES = DOCUMENT_TABLES.length;

export const tableIssue = z.object({
  file: z.string(),
  /** CSV: first line of the row, where the header is line 1; JSON: number of the entry. */
  line: z.number().int(),
  column: z.string().nullable(),
  reason: z.string(),
});

const count = z.number().int();

export const tableReport = z.object({
  dryRun: z.boolean(),
  kinds: z.array(z.object({ kind: entryKind, rows: count, added: count, changed: count, unchanged: count })),
  issueCount: count,
  issues: z.array(tableIssue),
});

export type TableIssue = z.infer<typeof tableIssue>;
export type TableReport = z.infer<typeof tableReport>;
