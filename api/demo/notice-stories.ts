import { istDay, startOfIstDay, DAY, HOUR } from '@university/shared/time';
import type { Database } from '../src/platform/database/database';
import { noticeRevisions, type notices } from '../src/platform/database/schema';
import { stableId } from '../src/platform/ids';
import { idOf } from './media';

type Row = typeof notices.$inferInsert;
type Story = Pick<Row, 'section' | 'title' | 'text'> & Partial<Row>;

/** The notice of a section at a place of its list, the newest first. */
export const noticeIdOf = (section: string, index: number): string => stableId('notice', `${section}:${index}`);

const GATE = `The main gate is closed on weekdays from **7 am to 9 am** while the road in front of it is repaired.

- On foot: use the gate beside the library. It has a ramp.
- By bicycle or car: use the workshop gate.
- Buses of the University stop at the workshop gate.`;

const LOST = `Umbrellas, keys and two calculators were handed in at the reception last week. Ask for them with your identity card
between 10 am and 4 pm.

What nobody asks for within a month goes to the student council.`;

const WORKSHOP = `Visitors may try the machines under supervision and see the projects of the final year.

1. Register at the entrance. Entry is free.
2. Wear closed shoes. Helmets and glasses are lent.
3. Children under 12 come with an adult.`;

/** Notices that are a text: of a closed gate, of lost things, and of a day with a place, a time and a picture. */
const textsAt = (firstStart: Date): (Story & { age: number })[] => {
  const start = new Date(startOfIstDay(istDay(firstStart)).getTime() + 9 * DAY + 10 * HOUR);
  return [
    { section: 'notices', age: 3, title: 'Main gate closed in the morning', text: GATE },
    { section: 'students', age: 12, title: 'Lost and found at the reception', text: LOST },
    {
      section: 'student-events',
      age: 2,
      title: 'Workshop day for visitors',
      summary: 'Try the machines and see the projects of the final year.',
      text: WORKSHOP,
      place: 'Workshop hall, Sector-9, Dwarka',
      startsAt: start,
      endsAt: new Date(start.getTime() + 6 * HOUR),
      picture: idOf('lathe'),
    },
  ];
};

/** Makes the notices of the demonstration that are texts. */
export function textRows(firstStart: Date): Row[] {
  return textsAt(firstStart).map(({ age, ...story }, index) => {
    const at = new Date(firstStart.getTime() - age * DAY);
    return {
      id: stableId('notice', `text:${index}`),
      language: 'en',
      summary: '',
      archive: false,
      autoArchive: false,
      publishAt: at,
      createdAt: at,
      ...story,
    };
  });
}

/** Days for which a tender is open longer by its corrigendum. */
const LONGER = 7;

/** What a corrigendum of a tender changes of its row. */
export function corrigendumOf(tender: Pick<Row, 'id' | 'title' | 'endDate' | 'validUntil'>, firstStart: Date) {
  const later = (day: string | null | undefined) =>
    day ? istDay(new Date(startOfIstDay(day).getTime() + LONGER * DAY)) : null;
  const at = new Date(firstStart.getTime() - DAY);
  return {
    id: stableId('notice', 'corrigendum'),
    title: `Corrigendum: ${tender.title}`.slice(0, 200),
    summary: `The last date is a week later. All other conditions of the tender stay as they are.`,
    follows: tender.id,
    publishAt: at,
    createdAt: at,
    endDate: later(tender.endDate),
    validUntil: later(tender.validUntil),
  };
}

/** Writes down that a circular was corrected, with what it was. */
export async function correct(db: Database, { id, ...row }: Row, before: Partial<Row>, at: Date): Promise<void> {
  await db.insert(noticeRevisions).values({
    noticeId: id,
    version: 1,
    data: { text: '', ...row, ...before, id, version: 1 } as typeof notices.$inferSelect,
    at,
    by: stableId('staff', 'notices@seu.example'),
    correction: 'The order number was wrong',
    fileKey: before.fileKey,
    fileHash: before.fileHash,
  });
}
