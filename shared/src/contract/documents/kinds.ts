import { z } from 'zod';
import { applicationData, cycleData, roundData, trackData } from './admission';
import { officersData, placementData, reservationData } from './facts';
import { homeData } from './home';
import { lookData } from './look';
import { footerData, menuData } from './navigation';
import { noticeData } from './notices';
import { pageData } from './pages';
import { departmentData, personData, schoolData } from './people';
import { campusData, pinData, zoneData } from './places';
import { redirectData } from './redirects';
import { admissionData, calendarData, identityData, popupData } from './settings';
import { SETTING_KINDS, type SettingKind } from './setting-kinds';
import { feeData, mediaData, programData } from './study';
import { hindi, type Translation } from './translations';

/**
 * What people of the university change: each kind with what a document of it holds, what it is called, and the field by
 * which tables of an import know it; null for a setting, of which there is one. The order is that of an import: what others refer to comes first.
 * Kinds with texts hold their Hindi as well, as `hi`.
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
  notice: { data: noticeData.safeExtend(hindi), one: 'Notice', many: 'Notices', key: 'id' },
} as const satisfies Record<string, { data: z.ZodObject; one: string; many: string; key: string | null }>;

export type DocumentKind = keyof typeof DOCUMENTS;
export const DOCUMENT_KINDS = Object.keys(DOCUMENTS) as [DocumentKind, ...DocumentKind[]];
export const documentKind = z.enum(DOCUMENT_KINDS);

/** Kinds of the catalogue: all but notices, which are made, listed and deleted by calls of their own. */
export const entryKind = documentKind.exclude(['notice']);
export const ENTRY_KINDS = entryKind.options;
export type EntryKind = z.infer<typeof entryKind>;

export { SETTING_KINDS, type SettingKind };
export const isSetting = (kind: DocumentKind): kind is SettingKind => DOCUMENTS[kind].key === null;

/** Kinds whose documents have their code as id, because addresses, files and records name them by it. It stays. */
const NAMED_BY_CODE: readonly DocumentKind[] = ['track', 'cycle'];

/** The id that a document has by what it is; undefined where any will do. */
export function ownId(kind: DocumentKind, data: Record<string, unknown>): string | undefined {
  if (isSetting(kind)) return kind;
  return NAMED_BY_CODE.includes(kind) ? String(data.code) : undefined;
}

/** The admission office's own kinds: changed by it and by admins, and by no editor of the catalogue. */
export const ADMISSION_KINDS = ['track', 'cycle', 'application', 'round'] as const satisfies DocumentKind[];
export const isOfAdmission = (kind: DocumentKind): boolean => ADMISSION_KINDS.some((each) => each === kind);

/** What a document of a kind holds; without `hi` it has no Hindi. */
export type DocumentData<K extends DocumentKind> = Omit<z.output<(typeof DOCUMENTS)[K]['data']>, 'hi'> & {
  hi?: Translation[];
};
