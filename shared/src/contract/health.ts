import { z } from 'zod';
import { documentKind } from './documents/kinds';
import { picture } from './media';
import { success, type Terms } from './endpoint';

export const VISIT_KINDS = ['page', 'paper', 'search', 'not-found'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

export const LONGEST_VISIT_KEY = 200;

export const MOST_VISIT_COUNTS = 4_000;

/** Anonymous count since the last call. */
export const visitCount = z.object({
  kind: z.enum(VISIT_KINDS),
  key: z
    .string()
    .max(LONGEST_VISIT_KEY)
    .regex(/^[^\p{Cc}]+$/u),
  count: z.number().int().min(1).max(10_000_000),
});
export type VisitCount = z.infer<typeof visitCount>;

/** Rows per list; `total` counts all. */
export const MOST_FINDINGS = 100;

const findings = <S extends z.ZodType>(row: S) => z.object({ total: z.number().int(), rows: z.array(row) });

const place = z.object({ _id: z.string(), kind: documentKind, name: z.string() });

export const LINK_FAULTS = ['nothing-there', 'no-page', 'private', 'unreachable'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

const asked = z.object({ key: z.string(), count: z.number().int(), lastOn: z.iso.date() });
const read = z.object({ key: z.string(), name: z.string(), count: z.number().int() });

/** Lists are null where the caller has no access. */
export const siteHealth = z.object({
  /** Today in India, and the first counted day. */
  on: z.iso.date(),
  since: z.iso.date(),
  reviews: findings(
    z.object({ _id: z.string(), path: z.string(), title: z.string(), owner: z.string(), reviewOn: z.iso.date() }),
  ).nullable(),
  links: findings(
    z.object({
      address: z.string(),
      /** `nothing-there`: external 404 or 410; `no-page`: on this site; `private`: a private network. */
      fault: z.enum(LINK_FAULTS),
      /** First failure; null for this site. */
      since: z.string().nullable(),
      places: z.array(place.extend({ kind: documentKind })),
    }),
  ),
  linksWaiting: z.number().int(),
  searches: findings(asked).nullable(),
  notFound: findings(asked).nullable(),
  pictures: findings(
    z.object({
      _id: z.string(),
      title: z.string(),
      /** Bytes of the largest file sent to visitors. */
      size: z.number().int(),
      picture,
    }),
  ).nullable(),
  papers: findings(z.object({ _id: z.string(), title: z.string(), fileLink: z.string() })).nullable(),
  papersWaiting: z.number().int().nullable(),
  unfit: findings(place.extend({ problem: z.string() })),
  /** Published texts without current Hindi. */
  hindi: findings(
    place.extend({ texts: z.number().int(), missing: z.number().int(), outdated: z.number().int() }),
  ).extend({
    /** Documents of each kind. */
    kinds: z.array(z.object({ kind: documentKind, name: z.string(), total: z.number().int() })),
  }),
  read: z.object({
    pages: z.array(read),
    papers: z.array(read),
    /** Since `since`. */
    days: z.array(z.object({ day: z.iso.date(), pages: z.number().int(), papers: z.number().int() })),
  }),
});
export type SiteHealth = z.infer<typeof siteHealth>;

export const healthEndpoints = {
  readSiteHealth: {
    summary: 'What is wrong with the content of the site, as far as the caller may mend it, and what of it is read',
    access: ['editor'],
    response: success(siteHealth),
  },
  addVisits: {
    summary: 'How often pages and papers were read since the last call; counts without anything about persons',
    access: ['site'],
    body: z.object({ visits: z.array(visitCount).max(MOST_VISIT_COUNTS) }),
    bodyLimit: 1024 * 1024,
    response: success({}),
  },
} as const satisfies Record<string, Terms>;
