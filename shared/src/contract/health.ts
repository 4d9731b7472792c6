import { z } from 'zod';
import { documentKind } from './documents/kinds';
import { picture } from './media';
import { success, type Terms } from './endpoint';

/** What is counted of visits: pages that were read, papers that were opened, what was looked for or asked for in vain. */
export const VISIT_KINDS = ['page', 'paper', 'search', 'not-found'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** Letters of what is counted: a path, the id of a notice, or what was searched for. */
export const LONGEST_VISIT_KEY = 200;

/** Counts that one call takes. */
export const MOST_VISIT_COUNTS = 4_000;

/** How often something was asked for since the last call. Nothing in it says by whom. */
export const visitCount = z.object({
  kind: z.enum(VISIT_KINDS),
  key: z
    .string()
    .max(LONGEST_VISIT_KEY)
    .regex(/^[^\p{Cc}]+$/u),
  count: z.number().int().min(1).max(10_000_000),
});
export type VisitCount = z.infer<typeof visitCount>;

/** Rows that a list of the report names at most; `total` counts them all. */
export const MOST_FINDINGS = 100;

const findings = <S extends z.ZodType>(row: S) => z.object({ total: z.number().int(), rows: z.array(row) });

/** A document, and whether the caller may change it. */
const place = z.object({ _id: z.string(), kind: documentKind, name: z.string() });

/** What is wrong with a link. */
export const LINK_FAULTS = ['nothing-there', 'no-page', 'private', 'unreachable'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

const asked = z.object({ key: z.string(), count: z.number().int(), lastOn: z.iso.date() });
const read = z.object({ key: z.string(), name: z.string(), count: z.number().int() });

/**
 * What is wrong with the content of the site, and what of it is read. A list is null where the caller could do nothing
 * about what is in it.
 */
export const siteHealth = z.object({
  /** The day in India on which this was answered, and the first of those that were counted. */
  on: z.iso.date(),
  since: z.iso.date(),
  reviews: findings(
    z.object({ _id: z.string(), path: z.string(), title: z.string(), owner: z.string(), reviewOn: z.iso.date() }),
  ).nullable(),
  links: findings(
    z.object({
      address: z.string(),
      /** `nothing-there`: outside, 404 or 410. `no-page`: of this site. `private`: leads into a private network. */
      fault: z.enum(LINK_FAULTS),
      /** Since when it has been known; null for addresses of this site, which are looked at now. */
      since: z.string().nullable(),
      /** The documents and notices that have it, at most five. */
      places: z.array(place.extend({ kind: documentKind })),
    }),
  ),
  /** Outside addresses that nobody has looked at yet. */
  linksWaiting: z.number().int(),
  searches: findings(asked).nullable(),
  notFound: findings(asked).nullable(),
  pictures: findings(
    z.object({
      _id: z.string(),
      title: z.string(),
      /** Bytes of the largest file that visitors may be sent. */
      size: z.number().int(),
      picture,
    }),
  ).nullable(),
  papers: findings(z.object({ _id: z.string(), title: z.string(), fileLink: z.string() })).nullable(),
  /** Papers that nobody has looked into yet. */
  papersWaiting: z.number().int().nullable(),
  unfit: findings(place.extend({ problem: z.string() })),
  /** Published documents and notices with texts that are not in Hindi, or that were changed in English since. */
  hindi: findings(
    place.extend({ texts: z.number().int(), missing: z.number().int(), outdated: z.number().int() }),
  ).extend({
    /** How many there are of each kind that has any. */
    kinds: z.array(z.object({ kind: documentKind, name: z.string(), total: z.number().int() })),
  }),
  read: z.object({
    pages: z.array(read),
    papers: z.array(read),
    /** Every day since `since`, the oldest first. */
    days: z.array(z.object({ day: z.iso.date(), pages: z.number().int(), papers: z.number().int() })),
  }),
});
export type SiteHealth = z.infer<typeof siteHealth>;

/** What is wrong with the content of the site, and what of it is read. */
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
    response: success(z.object({})),
  },
} as const satisfies Record<string, Terms>;
