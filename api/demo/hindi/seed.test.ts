/** @jest-environment node */
import { DOCUMENTS, textsOf, translationOf, type Translation } from '@university/shared/contract';
import { listStored } from '../../src/domains/documents/repository';
import { onEmbedded } from '../../src/testing/world';
import { KINDS } from './seed';

/** Texts that stay English: publications keep the titles under which they came out. */
const STAY = /^publications\./;

onEmbedded('the demonstration in Hindi', (world) => {
  test('98 of 100 texts have their Hindi, of every kind', async () => {
    const missing: string[] = [];
    let total = 0;
    for (const kind of KINDS) {
      const { documents } = await listStored(world().api.db, { kind, limit: 100_000, page: 1 });
      for (const { key, data } of documents) {
        for (const text of textsOf(DOCUMENTS[kind].data, data)) {
          if (STAY.test(text.at)) continue;
          total++;
          const { state } = translationOf(text, data.hi as Translation[]);
          if (state !== 'current') missing.push(`${kind} ${key} ${text.at}: ${text.text.slice(0, 60)}`);
        }
      }
    }
    expect(total).toBeGreaterThan(5_000);
    if (missing.length > total * 0.02) expect(missing).toEqual([]);
  });

  test('a page in Hindi has dates in Hindi, and what the site fills in stands there still', async () => {
    const { documents } = await listStored(world().api.db, { kind: 'page', limit: 1_000, page: 1 });
    const bodies = documents.flatMap(({ data }) =>
      (data.hi as Translation[]).filter(({ at }) => at === 'body').map(({ text }) => text),
    );
    expect(bodies.filter((body) => /\d (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d/.test(body))).toEqual([]);
    expect(bodies.join()).toContain('{{helpDesk}}');
    expect(bodies.join()).not.toMatch(/\{\{day/);
  });
});
