/** @jest-environment node */
import { bulkInsert } from '../../platform/database/bulk-insert';
import * as schema from '../../platform/database/schema';
import { sql } from 'drizzle-orm';
import { newId } from '../../platform/ids';
import { onEveryDatabase, START } from '../../testing/world';
import { listNotices } from './repository';

const COUNT = 20_000;
let seed = 7;
const rnd = (n: number) => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % n;
};
const syl = ['ka', 'to', 'mi', 'ra', 'lon', 'ter', 'wor', 'shop', 'ten', 'der', 'ex', 'am', 'fee', 'sta', 'pol', 'gra'];
const hin = ['का', 'परि', 'सर', 'शुल्', 'छात्र', 'नि', 'विदा', 'तिथि', 'कार्', 'शाला'];
const vocabulary = Array.from({ length: 8000 }, () => Array.from({ length: 2 + rnd(3) }, () => syl[rnd(16)]).join(''));
const hindi = Array.from({ length: 2000 }, () => Array.from({ length: 1 + rnd(3) }, () => hin[rnd(10)]).join(''));
const words = (n: number) =>
  Array.from({ length: n }, () => {
    const z = rnd(100) < 85 ? vocabulary : hindi;
    const r = rnd(10000) / 10000;
    return z[Math.floor(z.length * r * r * r)];
  }).join(' ');
onEveryDatabase(
  'scratch',
  (world) => {
    test('times', async () => {
      const { db } = world().api;
      const SECTIONS = ['tenders', 'notices', 'admission', 'circulars', 'students'] as const;
      for (let part = 0; part < 20; part++) {
        await bulkInsert(
          db,
          schema.notices,
          Array.from({ length: COUNT / 20 }, (_, i) => {
            const index = part * 1000 + i;
            const publishAt = new Date(START.getTime() - index * 3 * 3_600_000);
            return {
              id: newId(),
              title: `Notice ${words(6)}`,
              section: SECTIONS[index % 5]!,
              language: 'en' as const,
              summary: words(15),
              text: words(index % 10 === 0 ? 2000 : 300),
              archive: index > COUNT * 0.9,
              autoArchive: false,
              validUntil: null,
              publishAt,
              createdAt: publishAt,
              fileKey: null,
              fileHash: null,
              size: null,
              pages: null,
            };
          }) as never,
        );
      }
      await db.execute(sql`vacuum analyze notices`);
      const rare = vocabulary[7990]!;
      for (const regex of [
        'notice',
        rare,
        'zzqqx',
        'a',
        'ka',
        'शुल्',
        `${rare} ${vocabulary[4000]}`,
        'a b c d e f g',
        'te sh wo ka',
      ]) {
        const times: number[] = [];
        let total = 0;
        for (let i = 0; i < 5; i++) {
          const t = performance.now();
          ({ total } = await listNotices(db, 'current', { regex, limit: 50, page: 1 }, START));
          times.push(performance.now() - t);
        }
        console.log(process.env.WHEN, regex, total, times.map(Math.round).join(' '));
      }
      const t = performance.now();
      for (let i = 0; i < 20; i++)
        await db.insert(schema.notices).values({
          id: newId(),
          title: 'x',
          section: 'tenders',
          language: 'en',
          summary: '',
          text: words(2000),
          archive: false,
          autoArchive: false,
          publishAt: START,
          createdAt: START,
        });
      console.log('insert ms', (performance.now() - t) / 20);
      const size = await db.execute(
        sql`select pg_size_pretty(pg_total_relation_size('notices')) s, pg_size_pretty(pg_indexes_size('notices')) i`,
      );
      console.log(JSON.stringify((size as any).rows ?? size));
    }, 600_000);
  },
  { demo: false },
);
