import { ENTRY_KINDS, type DocumentKind, type Translation } from '@university/shared/contract';
import { notices } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { misfit } from '../catalogue/fit';
import { listStored, type Stored } from '../documents/repository';
import { where } from '../notices/state';
import { gapIn, type HindiGap } from './hindi';
import { addressesIn } from './links/addresses';

/** What is known of a document without its whole content. */
export interface Subject extends Pick<Stored, 'kind' | 'id' | 'name'> {
  /** By which it is decided whose it is. */
  data: { departmentId: unknown };
}

/** What has a link: a document, or a notice, which are the notices desk's. */
export type LinkPlace = Subject | { kind: 'notice'; id: string; name: string };

interface Contents {
  /** What does not fit its schema, with what is wrong. */
  unfit: { subject: Subject; problem: string }[];
  /** What is not in Hindi. */
  hindi: { place: LinkPlace; gap: HindiGap }[];
  /** Where each address is linked from. */
  links: Map<string, LinkPlace[]>;
}

/** More documents than a university has of a kind. */
const MOST = 100_000;

/** A redirect leads from its own address, and a page stands at it: neither is a link. */
const OWN_ADDRESS: Partial<Record<DocumentKind, string>> = { page: 'path', redirect: 'from' };

/** Hindi texts without the English ones that they were written for. */
const textsIn = (hi: readonly Translation[] | null | undefined) => hi?.map(({ text }) => text) ?? [];

function withoutOwnAddress({ kind, data }: Stored): Record<string, unknown> {
  const { [OWN_ADDRESS[kind] ?? '']: _, hi, ...rest } = data;
  return { ...rest, hi: textsIn(hi as Translation[] | undefined) };
}

/** The notices that readers find in lists: nobody corrects what is archived. */
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

/**
 * What all published documents and notices hold of links, and which documents do not fit: read once in a version of the
 * public data.
 */
export function readContents(services: Services): Promise<Contents> {
  return services.shared('contents', async () => {
    const found: Contents = { unfit: [], hindi: [], links: new Map() };
    const note = (place: LinkPlace, data: object) => {
      for (const address of addressesIn(data)) {
        const places = found.links.get(address);
        if (places) places.push(place);
        else found.links.set(address, [place]);
      }
    };
    for (const kind of ENTRY_KINDS) {
      const { documents } = await listStored(services.db, { kind, status: 'published', limit: MOST, page: 1 });
      for (const document of documents) {
        const { id, name, data } = document;
        const subject = { kind, id, name, data: { departmentId: data.departmentId } };
        const problem = misfit(kind, data);
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
