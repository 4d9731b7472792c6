import {
  DATA_KINDS,
  type DocumentKind,
  DOCUMENTS,
  standingsOf,
  textsOf,
  type Translation,
  type TranslationState,
  ENTRY_KINDS,
} from '@university/shared/contract';
import { notices } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { validationError } from '../catalogue/snapshot';
import { listStored, type Stored } from '../documents/queries';
import { where } from '../notices/state';

interface HindiGap {
  texts: number;
  missing: number;
  outdated: number;
}

function gapIn(kind: DocumentKind, data: object): HindiGap | undefined {
  const { hi = [], language } = data as { hi?: Translation[]; language?: string };
  // A notice in Hindi has no English.
  if (!('hi' in DOCUMENTS[kind].data.shape) || language === 'hi') return undefined;
  const standing = standingsOf(textsOf(DOCUMENTS[kind].data, data), hi ?? []);
  const count = (wanted: TranslationState) => standing.filter(({ state }) => state === wanted).length;
  const gap = { texts: standing.length, missing: count('missing'), outdated: count('outdated') };
  return gap.missing + gap.outdated > 0 ? gap : undefined;
}

const LONGEST = 500;

/** Targets of Markdown links, and bare addresses. */
const LINK = /\]\(<?([^\s()<>]{1,500})/g;
const BARE = /https?:\/\/[^\s()<>[\]"'`|*]{1,500}/g;

const WHOLE = /^(?:https?:\/\/|\/(?!\/))\S+$/;

/** Punctuation after an address. */
const withoutEnd = (address: string): string => address.replace(/[.,;:!?]{1,5}$/, '');

/** `{{map}}` is filled in from the identity. */
const isAddress = (text: string): boolean => WHOLE.test(text) && text.length <= LONGEST && !text.includes('{{');

function addressesOf(text: string): string[] {
  if (isAddress(text)) return [text];
  const linked = [...text.matchAll(LINK)].map(([, address = '']) => address);
  const bare = [...text.matchAll(BARE)].map(([address]) => withoutEnd(address));
  return [...linked, ...bare].filter(isAddress);
}

export function addressesIn(data: unknown): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown) => {
    if (typeof value === 'string') for (const address of addressesOf(value)) found.add(address);
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) walk(each);
  };
  walk(data);
  return found;
}

export interface Subject extends Pick<Stored, 'kind' | 'id' | 'name'> {
  /** Decides who may edit it. */
  data: { departmentId: unknown };
}

/** Notices belong to the notices desk. */
export type LinkPlace = Subject | { kind: 'notice'; id: string; name: string };

interface Contents {
  unfit: { subject: Subject; problem: string }[];
  hindi: { place: LinkPlace; gap: HindiGap }[];
  links: Map<string, LinkPlace[]>;
}

/** Not a link. */
const OWN_ADDRESS: Partial<Record<DocumentKind, string>> = { page: 'path', redirect: 'from' };

/** Without the English texts that they translate. */
const textsIn = (hi: readonly Translation[] | null | undefined) => hi?.map(({ text }) => text) ?? [];

function withoutOwnAddress({ kind, data }: Stored): Record<string, unknown> {
  const { [OWN_ADDRESS[kind] ?? '']: _, hi, ...rest } = data;
  return { ...rest, hi: textsIn(hi as Translation[] | undefined) };
}

/** Archived notices are not corrected. */
const readNotices = ({ db, calendar }: Services) =>
  db
    .select({
      id: notices.id,
      name: notices.title,
      summary: notices.summary,
      text: notices.text,
      apply: notices.apply,
      place: notices.place,
      language: notices.language,
      hi: notices.hi,
    })
    .from(notices)
    .where(where.active(calendar()));

/** Cached for a version of public data. */
export function readContents(services: Services): Promise<Contents> {
  return services.shared('contents', DATA_KINDS, async () => {
    const found: Contents = { unfit: [], hindi: [], links: new Map() };
    const note = (place: LinkPlace, data: object) => {
      for (const address of addressesIn(data)) {
        const places = found.links.get(address);
        if (places) places.push(place);
        else found.links.set(address, [place]);
      }
    };
    for (const kind of ENTRY_KINDS) {
      const { documents } = await listStored(services.db, { kind, status: 'published' });
      for (const document of documents) {
        const { id, name, data } = document;
        const subject = { kind, id, name, data: { departmentId: data.departmentId } };
        const problem = validationError(kind, data);
        if (problem !== undefined) found.unfit.push({ subject, problem });
        const gap = gapIn(kind, data);
        if (gap) found.hindi.push({ place: subject, gap });
        note(subject, withoutOwnAddress(document));
      }
    }
    for (const { id, name, language, hi, place, ...fields } of await readNotices(services)) {
      const { summary, text } = fields;
      const gap = gapIn('notice', { fileName: name, language, hi, place, summary, text });
      if (gap) found.hindi.push({ place: { kind: 'notice', id, name }, gap });
      note({ kind: 'notice', id, name }, { ...fields, hi: textsIn(hi) });
    }
    return found;
  });
}
