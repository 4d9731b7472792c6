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
import { grievances } from '../src/platform/database/schema';
import { isConfidential } from '../src/domains/grievances/submit';
import { addWorkingDays } from '../src/domains/grievances/working-days';
import { stableId } from '../src/platform/ids';
import { DAY, istDay } from '@university/shared/time';

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
];

function toRow(sample: Sample, index: number, firstStart: Date): typeof grievances.$inferInsert {
  const { drawn, age, reply = null, number = null, help, ...matter } = sample;
  const createdAt = new Date(firstStart.getTime() - age * DAY);
  const created = istDay(createdAt);
  const year = created.slice(0, 4);
  const updatedAt = matter.status === 'open' ? createdAt : new Date(createdAt.getTime() + DAY);
  return {
    ...matter,
    id: stableId('grievance', drawn),
    ticket: formatTicket(year, drawn + ticketCheck(year, drawn)),
    email: `grievance.${index + 1}@person.example`,
    mobile: `98000000${`${index + 1}`.padStart(2, '0')}`,
    confidential: isConfidential(matter.category),
    fileKey: null,
    reply,
    number,
    helpReason: help?.reason ?? null,
    helpTrackName: help?.track_name,
    helpTrack: help?.track ?? null,
    helpRound: help?.round ?? null,
    createdAt,
    updatedAt,
    settledAt: CLOSED_STATUSES.includes(matter.status) ? updatedAt : null,
    dueOn: addWorkingDays(created, GRIEVANCE_DAYS),
  };
}

export async function seedGrievances(db: Database, firstStart: Date): Promise<void> {
  await bulkInsert(
    db,
    grievances,
    SAMPLES.map((sample, index) => toRow(sample, index, firstStart)),
  );
}
