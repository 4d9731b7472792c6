import {
  CLOSED_STATUSES,
  formatTicket,
  GRIEVANCE_DAYS,
  ticketCheck,
  type GrievanceCategory,
  type GrievanceKind,
  type GrievanceStatus,
  type SignInHelp,
} from '@university/shared/contract';
import { bulkInsert } from '../src/platform/database/bulk-insert';
import type { Database } from '../src/platform/database/database';
import { grievanceEntries, grievances } from '../src/platform/database/schema';
import { isConfidential } from '../src/domains/grievances/submit';
import { addWorkingDays } from '../src/domains/grievances/working-days';
import { stableId } from '../src/platform/ids';
import { DAY, HOUR, istDay } from '@university/shared/time';

interface Sample {
  /** The drawn letters of the ticket: the same in every demonstration. */
  drawn: string;
  kind: GrievanceKind;
  name: string;
  category: GrievanceCategory;
  subject: string;
  message: string;
  status: GrievanceStatus;
  reply?: string;
  /** Of an applicant who cannot sign in. */
  number?: string;
  help?: SignInHelp;
  /** Days before the first start. */
  age: number;
  /** Days from the day it came to the day it was closed; 1 where left out. */
  took?: number;
  /** E-mail address of the staff login who has it. */
  assignee?: string;
  /** What the person added on the day after the last change. */
  answer?: string;
  /** What the desk noted for itself then. */
  note?: string;
}

/** Invented matters of invented people. */
const SAMPLES: readonly Sample[] = [
  {
    drawn: '7F3K92Q',
    kind: 'student',
    name: 'Rimjhim Borah',
    category: 'examination',
    subject: 'Practical marks missing from the mark sheet',
    message:
      'My mark sheet of the second semester shows no marks for the welding practical, although I was present and signed the attendance sheet. Two classmates of the same batch have the same gap.',
    status: 'in-progress',
    reply: 'The examination branch has asked the department for the attendance sheet of the practical.',
    answer: 'Thank you. The sheet of that day was signed by the second instructor, too.',
    note: 'The department has the sheet; the branch enters the marks on Friday.',
    assignee: 'grievances@seu.example',
    age: 6,
  },
  {
    drawn: 'K4M8T2W',
    kind: 'student',
    name: 'Chirag Solanki',
    category: 'fee',
    subject: 'Fee paid twice for the same semester',
    message:
      'The payment page failed the first time, so I paid again. Both amounts were taken from my account. I attach no receipt because only one was issued.',
    status: 'open',
    age: 2,
  },
  {
    drawn: 'P9X3H6C',
    kind: 'student',
    name: 'Etwari Hembrom',
    category: 'scholarship',
    subject: 'Scholarship form not forwarded by the office',
    message:
      'I gave my scholarship form with all papers to the campus office before the last date. The portal still shows it as pending with the institute, and the date has passed.',
    status: 'open',
    age: 30,
  },
  {
    drawn: 'R2D7V5N',
    kind: 'student',
    name: 'Zubair Naqvi',
    category: 'campus',
    subject: 'Two lathes in the workshop out of order for weeks',
    message:
      'Two of the five lathes in the machine workshop have not worked since the beginning of the semester. Groups of eight wait for one machine, and practical hours are lost.',
    status: 'settled',
    reply: 'Both lathes were repaired and tested. The lost practical hours are made up on the next two Saturdays.',
    age: 25,
  },
  {
    drawn: 'W6B4J8S',
    kind: 'employee',
    name: 'Manjunath Patgar',
    category: 'service-matters',
    subject: 'Increment of last July not credited',
    message:
      'The annual increment that was due last July is missing from my pay slips since then. The accounts section asked me to wait twice and gave no date.',
    status: 'in-progress',
    age: 12,
  },
  {
    drawn: 'C5Y9G3A',
    kind: 'student',
    name: 'Bindu Kurup',
    category: 'documents',
    subject: 'Request for a transcript in another format',
    message:
      'I ask for my transcript with a column of percentages beside the grade points, because the company where I applied asks for percentages only.',
    status: 'rejected',
    reply:
      'The format of the transcript is fixed by the regulations. The conversion formula is printed on its back; the company may be shown that.',
    age: 40,
  },
  {
    drawn: 'H8Q2Z7E',
    kind: 'student',
    name: 'A student of the second year',
    category: 'harassment',
    subject: 'Unwanted messages from a member of staff',
    message:
      'A demonstration of a confidential matter: only members of the Internal Complaints Committee see it in the list and can open it.',
    status: 'open',
    age: 4,
  },
  {
    drawn: 'M3T9K5V',
    kind: 'student',
    name: 'Asha Negi',
    category: 'admission',
    subject: 'I cannot sign in: It says no record matches',
    message: 'I have two e-mail addresses and tried both. My phone wrote one of them with a capital letter.',
    status: 'open',
    number: 'SEU25100001',
    help: { track: 'diploma', track_name: 'Diploma', round: 1, reason: 'no-record' },
    age: 1,
  },
  {
    drawn: 'T6N2F8R',
    kind: 'student',
    name: 'Lalthanpuii Ralte',
    category: 'fee',
    subject: 'Hostel fee charged although I live at home',
    message:
      'The fee receipt of this semester has a hostel fee. I live with my parents and have never asked for a room.',
    status: 'settled',
    reply: 'The hostel fee was taken off, and the amount is paid back to the account you paid from.',
    age: 62,
    took: 9,
  },
  {
    drawn: 'Y4G7M3D',
    kind: 'student',
    name: 'Harpal Sandhu',
    category: 'examination',
    subject: 'Re-evaluation applied for and not announced',
    message:
      'I applied for re-evaluation of one paper in time and paid for it. The list of results does not name my paper.',
    status: 'settled',
    reply: 'Your paper was evaluated again. The marks are unchanged, and the list has been corrected.',
    age: 58,
    took: 40,
  },
];

function toRow(sample: Sample, index: number, firstStart: Date) {
  const { drawn, age, took = 1, assignee, number = null, help, ...matter } = sample;
  const createdAt = new Date(firstStart.getTime() - age * DAY);
  const created = istDay(createdAt);
  const year = created.slice(0, 4);
  const updatedAt = matter.status === 'open' ? createdAt : new Date(createdAt.getTime() + took * DAY);
  return {
    ...matter,
    id: stableId('grievance', drawn),
    ticket: formatTicket(year, drawn + ticketCheck(year, drawn)),
    email: `grievance.${index + 1}@person.example`,
    mobile: `98000000${`${index + 1}`.padStart(2, '0')}`,
    confidential: isConfidential(matter.category),
    fileKey: null,
    assigneeId: assignee ? stableId('staff', assignee) : null,
    number,
    helpReason: help?.reason ?? null,
    helpTrackName: help?.track_name,
    helpTrack: help?.track ?? null,
    helpRound: help?.round ?? null,
    createdAt,
    updatedAt,
    settledAt: CLOSED_STATUSES.includes(matter.status) ? updatedAt : null,
    dueOn: addWorkingDays(created, GRIEVANCE_DAYS),
  } satisfies typeof grievances.$inferInsert;
}

type Row = ReturnType<typeof toRow>;

type NewEntry = typeof grievanceEntries.$inferInsert;

/** What was written since it came: the reply at the last change, and on the day after it what followed. */
function toThread({ drawn, reply, answer, note, assignee }: Sample, { id: grievanceId, updatedAt }: Row): NewEntry[] {
  const later = new Date(updatedAt.getTime() + DAY);
  const authorId = assignee ? stableId('staff', assignee) : null;
  const written = [
    { kind: 'reply', text: reply, at: updatedAt, authorId },
    { kind: 'message', text: answer, at: later, authorId: null },
    { kind: 'note', text: note, at: new Date(later.getTime() + HOUR), authorId },
  ] as const;
  return written.flatMap(({ text, ...entry }) =>
    text ? [{ ...entry, id: stableId(`grievance-${entry.kind}`, drawn), grievanceId, text }] : [],
  );
}

export async function seedGrievances(db: Database, firstStart: Date): Promise<void> {
  const all = SAMPLES.map((sample, index) => ({ sample, row: toRow(sample, index, firstStart) }));
  await bulkInsert(
    db,
    grievances,
    all.map(({ row }) => row),
  );
  await bulkInsert(
    db,
    grievanceEntries,
    all.flatMap(({ sample, row }) => toThread(sample, row)),
  );
}
