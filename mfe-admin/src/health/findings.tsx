import type { SiteHealth } from '@university/shared/contract';
import { Picture } from '@university/shared/kit';
import { formatDate, formatInstant } from '@university/shared/time';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { addresses } from '../documents/addresses';
import { RowLink, Small } from '../list/cells';
import { texts } from './texts';

type SectionId = keyof typeof texts.sections;

/** One thing that is wrong, as its row shows it. */
export interface Finding {
  _id: string;
  what: ReactNode;
  detail: ReactNode;
  actions: ReactNode;
}

export interface Section {
  id: SectionId;
  total: number;
  rows: readonly Finding[];
  /** What else is to be said: what is not known yet, or how much there is of what. */
  more?: string | false;
}

const words = texts.actions;

const Thumb = styled.div`
  width: 6rem;
`;

const Act = ({ to, label, of }: { to: string; label: string; of: string }) => (
  <RowLink to={to} aria-label={words.of(label, of)}>
    {label}
  </RowLink>
);

type Lists = Omit<SiteHealth, 'on' | 'since' | 'read' | 'linksWaiting' | 'papersWaiting'>;
type RowOf<K extends keyof Lists> = NonNullable<Lists[K]>['rows'][number];

/** How a row of each list is shown. What may be done about it is a link to where it is done. */
const SHOW: { [K in SectionId]: (row: RowOf<K>) => Finding } = {
  links: ({ address, fault, since, places }) => ({
    _id: address,
    what: address,
    detail: (
      <>
        {texts.faults[fault]}
        {since && <Small>{texts.since(formatInstant(since))}</Small>}
      </>
    ),
    actions: places.map(({ _id, kind, name }) => (
      <RowLink key={_id} to={addresses.one(kind, _id)}>
        {words.edit(name)}
      </RowLink>
    )),
  }),
  reviews: ({ _id, path, title, owner, reviewOn }) => ({
    _id,
    what: (
      <>
        {title}
        <Small>{path}</Small>
      </>
    ),
    detail: texts.due(formatDate(reviewOn), owner),
    actions: <Act to={addresses.one('page', _id)} label={words.editShort} of={title} />,
  }),
  notFound: ({ key, count, lastOn }) => ({
    _id: key,
    what: key,
    detail: texts.asked(count, formatDate(lastOn)),
    actions: <Act to={addresses.fresh('redirect', { from: key })} label={words.redirect} of={key} />,
  }),
  searches: ({ key, count, lastOn }) => ({
    _id: key,
    what: key,
    detail: texts.searched(count, formatDate(lastOn)),
    actions: (
      <>
        <Act to={`/search?${new URLSearchParams({ q: key })}`} label={words.search} of={key} />
        <Act to={'/admin/catalogue/page'} label={words.pages} of={key} />
      </>
    ),
  }),
  unfit: ({ _id, kind, name, problem }) => ({
    _id,
    what: name,
    detail: problem,
    actions: <Act to={addresses.one(kind, _id)} label={words.mend} of={name} />,
  }),
  hindi: ({ _id, kind, name, texts: all, missing, outdated }) => ({
    _id,
    what: name,
    detail: [outdated > 0 && texts.hindiOutdated(outdated), missing > 0 && texts.hindiMissing(missing, all)]
      .filter(Boolean)
      .join(' '),
    actions: <Act to={addresses.one(kind, _id)} label={words.hindi} of={name} />,
  }),
  papers: ({ _id, title, fileLink }) => ({
    _id,
    what: title,
    detail: <a href={fileLink}>PDF</a>,
    actions: <Act to={addresses.one('notice', _id)} label={words.replacePaper} of={title} />,
  }),
  pictures: ({ _id, title, size, picture }) => ({
    _id,
    what: (
      <>
        {title}
        <Thumb>
          <Picture picture={picture} sizes="6rem" alt="" />
        </Thumb>
      </>
    ),
    detail: texts.kilobytes(size),
    actions: <Act to={addresses.one('media', _id)} label={words.replacePicture} of={title} />,
  }),
};

function sectionOf<K extends SectionId>(id: K, health: SiteHealth): Section | null {
  const list = health[id];
  if (!list) return null;
  const { kinds } = health.hindi;
  const says: Partial<Record<SectionId, string | false>> = {
    hindi: kinds.length > 0 && `${kinds.map(({ name, total }) => texts.ofKind(name, total)).join(', ')}.`,
    links: health.linksWaiting > 0 && texts.linksWaiting(health.linksWaiting),
    papers: health.papersWaiting !== null && health.papersWaiting > 0 && texts.papersWaiting(health.papersWaiting),
  };
  const rows = (list.rows as readonly RowOf<K>[]).map(SHOW[id]);
  return { id, total: list.total, rows, more: says[id] ?? false };
}

/** The sections that there are for the caller, in the order of the page. */
export const sectionsOf = (health: SiteHealth): Section[] =>
  (Object.keys(texts.sections) as SectionId[]).flatMap((id) => sectionOf(id, health) ?? []);
