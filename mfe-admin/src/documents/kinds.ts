import { calendarNow } from '@university/shared/identity';
import { addresses } from './addresses';
import {
  type DocumentKind,
  DOCUMENTS,
  type EditableDocument,
  type EntryKind,
  entryKind,
  isSetting,
  SETTING_KINDS,
} from './contract';
import { DETAIL_FIELDS } from '../notices/sections';
import { type Field, fieldsOf } from './model/fields';
import { texts } from './texts';

export const LISTED: readonly EntryKind[] = [
  'program',
  'campus',
  'department',
  'person',
  'fee',
  'track',
  'cycle',
  'application',
  'round',
  'school',
  'zone',
  'pin',
  'page',
  'redirect',
  ...SETTING_KINDS,
];

export const kindOf = (text: string | undefined): EntryKind | undefined => entryKind.safeParse(text).data;

interface Part {
  title: string;
  isAside?: boolean;
  fields: readonly Field[];
}

const PARTS: Partial<Record<DocumentKind, readonly (readonly [title: string, names: readonly string[], 'aside'?])[]>> =
  {
    campus: [
      ['Name and place', ['code', 'slug', 'name', 'zoneId', 'location', 'city', 'pin', 'latitude', 'longitude']],
      ['Who to ask', ['email', 'phone', 'directorId', 'directorMessage']],
      ['Getting there', ['nearestMetro', 'gettingThere', 'transport']],
      ['The buildings', ['womenOnly', 'headquarters', 'accessible', 'access', 'hostel']],
      ['What it is like', ['info', 'labs']],
      ['Pictures', ['photoId', 'gallery']],
    ],
    media: [['', ['title', 'altEn', 'altHi', 'credit']]],
    home: [
      ['Parts of the page', ['blocks']],
      ['Banner', ['lead', 'heroPictureId', 'drawings']],
      ['Recent achievements', ['achievementsLead', 'achievements']],
      ['Messages', ['messages']],
      ['People at work', ['peopleLead', 'peoplePictureId']],
      ['Campuses', ['campusesLead']],
      ['Partners', ['partnersLead', 'partners', 'partnersPage']],
      ['Social networks', ['socialsLead']],
    ],
    identity: [
      ['Name', ['name', 'shortName', 'tagline', 'copyrightYear']],
      ['Logos', ['logos']],
      ['Icon', ['iconId']],
      ['Where and whom to ask', ['address', 'addressLine', 'mapUrl', 'siteUrl', 'helpDesk', 'phone', 'antiRagging']],
      ['Elsewhere', ['portals', 'social', 'youtube']],
    ],
    page: [
      ['', ['title', 'body']],
      ['Address and search', ['path', 'description', 'keywords'], 'aside'],
      ['Who answers for it', ['owner', 'reviewOn', 'section'], 'aside'],
    ],
    notice: [
      ['Where it belongs', ['section']],
      ['Title and PDF', ['fileName', 'file']],
      ['What it says', ['language', 'summary', 'text', 'picture', 'follows']],
      ['Details of this section', DETAIL_FIELDS],
      ['When it is shown', ['publishAt', 'autoArchive', 'validUntil', 'validUntilTime']],
    ],
    person: [
      ['Name', ['salutation', 'firstname', 'surname', 'email']],
      ['Post', ['departmentId', 'designation', 'position', 'joinedOn', 'leftOn', 'staffId']],
      ['About the person', ['photoId', 'overview', 'qualifications']],
      ['Research', ['research', 'researchText', 'publications']],
    ],
    round: [
      ['The round', ['code', 'cycle', 'track', 'round', 'final', 'follows']],
      ['Decisions', ['opensAt', 'closesAt', 'takeBackMinutes']],
      ['Payment', ['payFrom', 'payUntil']],
      ['Verification of documents', ['verifyFrom', 'verifyUntil', 'verifyPlace']],
      ['Separate counselling', ['counsellingAt', 'counsellingCampusId']],
      ['Records', ['retainUntil']],
    ],
    program: [
      ['The programme', ['code', 'name', 'level', 'track', 'departmentId', 'duration', 'mode']],
      ['What it is about', ['about', 'careers']],
      ['Who may apply', ['entry', 'ranking']],
      ['Fees', ['feeBand', 'feeNote']],
      ['Campuses and seats', ['campuses']],
      ['Years', ['years']],
      ['Pictures', ['photoId', 'gallery']],
    ],
  };

const fields = new Map<DocumentKind, readonly Field[]>();

export function fieldsOfKind(kind: DocumentKind): readonly Field[] {
  const known = fields.get(kind);
  if (known) return known;
  const all = fieldsOf(DOCUMENTS[kind].data);
  const order = PARTS[kind]?.flatMap(([, names]) => names) ?? [];
  const placeOf = ({ name }: Field) => (order.includes(name) ? order.indexOf(name) : order.length);
  const found = [...all].sort((a, b) => placeOf(a) - placeOf(b));
  fields.set(kind, found);
  return found;
}

/** @param rest title of the fields that are in no part */
export function partsOf(kind: DocumentKind, rest: string): readonly Part[] {
  const all = fieldsOfKind(kind);
  const parts = PARTS[kind];
  if (!parts) return [{ title: '', fields: all }];
  const named = parts.map(([title, names, aside]) => ({
    title,
    isAside: aside !== undefined,
    fields: all.filter(({ name }) => names.includes(name)),
  }));
  const others = all.filter(({ name }) => !parts.some(([, names]) => names.includes(name)));
  return others.length > 0 && kind !== 'media' ? [...named, { title: rest, fields: others }] : named;
}

export const isSeen = ({ kind, status, data }: Pick<EditableDocument, 'kind' | 'status' | 'data'>): boolean =>
  isPublic({ kind, status }) && (kind !== 'notice' || Date.parse(String(data.publishAt)) <= calendarNow());

const CORRECTED: readonly DocumentKind[] = ['program', 'campus', 'department', 'person'];

export const hasCorrections = (kind: DocumentKind): boolean => CORRECTED.includes(kind);

/** A document that is not stored yet, or not any more. */
export const unstored = (kind: DocumentKind, id: string, data: Record<string, unknown> = {}): EditableDocument => ({
  ...{ _id: id, kind, data, key: '', name: '', status: 'draft', isUnfit: false, mayEdit: false, updated_at: null },
  ...{ draft_stage: null, version: 0, names: {}, uses: [], guarded: [] },
  ...{ mayPublish: false, draft: null, takesTwo: false },
});

export function copyOf(kind: DocumentKind, data: Record<string, unknown>): Record<string, unknown> {
  const only = [DOCUMENTS[kind].key, 'slug'].filter((field) => field !== null && field in data);
  return { ...data, ...Object.fromEntries(only.map((field) => [field, ''])) };
}

export const formOf = (kind: DocumentKind, id: string) => `document-${kind}-${id}`;

export const beganAnew = (kind: DocumentKind) => `new-${kind}`;

export const isPublic = ({ kind, status }: Pick<EditableDocument, 'kind' | 'status'>): boolean =>
  kind === 'notice' ? status !== 'draft' : status === 'published';

/** They are on every page of the site. */
const AROUND: readonly DocumentKind[] = ['identity', 'look', 'menu', 'footer', 'home'];

export const staysOnSite = (kind: DocumentKind): boolean => AROUND.includes(kind);

export const listName = (kind: DocumentKind): string =>
  isSetting(kind) ? texts.listBack : texts.pageBack(DOCUMENTS[kind].many);

export const addressOf = {
  ...addresses,
  list: (kind: DocumentKind) => {
    if (kind === 'media') return '/admin/media';
    if (kind === 'notice') return '/admin/view-pdfs';
    return isSetting(kind) ? '/admin/catalogue' : `/admin/catalogue/${kind}`;
  },
} as const;
