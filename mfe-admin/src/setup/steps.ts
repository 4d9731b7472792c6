import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type EntryKind, PROGRAM_LEVELS, type ProgramLevel } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { addresses } from '../documents/addresses';
import { texts } from '../documents/texts';

export interface State {
  /** Published entries. */
  counts: Readonly<Partial<Record<EntryKind, number>>>;
  logos: number;
  levels?: readonly ProgramLevel[];
  administrators: number;
  sentMail: number;
}

export const setupQuery = () =>
  queryOptions({
    queryKey: ['document', 'setup'],
    queryFn: async ({ client, signal }): Promise<State> => {
      const [{ data: documents }, { data: site }, { data: accounts }, mail] = await Promise.all([
        read(client, calls.countDocuments, { signal }),
        read(client, calls.getIdentity, { signal }),
        read(client, calls.listStaff, { query: { limit: 500 }, signal }),
        read(client, calls.listMail, { query: { kind: 'test', state: 'sent', limit: 1, page: 1 }, signal }),
      ]);
      return {
        counts: documents.counts,
        logos: site.logos.length,
        administrators: accounts.staff.filter(({ role, disabled }) => role === 'admin' && !disabled).length,
        sentMail: mail.metadata.total,
      };
    },
    staleTime: 0,
  });

/** Apart, as the dashboard needs no programmes. */
export const levelsQuery = () =>
  queryOptions({
    queryKey: ['document', 'levels'],
    queryFn: async ({ client, signal }): Promise<ProgramLevel[]> => {
      const { data } = await read(client, calls.listPrograms, { signal });
      return PROGRAM_LEVELS.filter((level) => data.programs.some(({ programLevel }) => programLevel === level));
    },
  });

export interface Step {
  title: string;
  why: string;
  /** Screens, in the order in which their entries need each other. */
  parts: readonly Part[];
}

interface Part {
  label: string;
  to: (state: State) => string;
  isDone: (state: State) => boolean;
  /** What is there, in place of a count. */
  says?: (state: State) => string;
  isTestOfMail?: true;
}

const isThere = ({ counts }: State, kind: EntryKind) => (counts[kind] ?? 0) > 0;

const settingAt =
  (kind: EntryKind) =>
  (state: State): string =>
    isThere(state, kind) ? addresses.one(kind, kind) : addresses.fresh(kind);

const setting = (kind: EntryKind, label: string): Part => ({
  label,
  to: settingAt(kind),
  isDone: (state) => isThere(state, kind),
});

/** The form of a first one, or the list. */
const entries = (kind: EntryKind, label: string): Part => ({
  ...setting(kind, label),
  to: (state) => (isThere(state, kind) ? `/admin/catalogue/${kind}` : addresses.fresh(kind)),
  says: ({ counts }) => String(counts[kind] ?? ''),
});

export const STEPS: readonly Step[] = [
  {
    title: 'Who you are',
    why: 'Name, short name, address and help desk are on every page, letter and mail.',
    parts: [
      setting('identity', 'Identity'),
      { label: 'Logo', to: settingAt('identity'), isDone: ({ logos }) => logos > 0 },
      setting('look', 'Colours'),
    ],
  },
  {
    title: 'Mail',
    why: 'Codes, receipts and results go by mail. The test goes to your own address.',
    parts: [
      { label: 'Mail outbox', to: () => '/admin/mail', isDone: ({ sentMail }) => sentMail > 0, isTestOfMail: true },
    ],
  },
  {
    title: 'A second administrator',
    why: 'Some steps take two people. The second administrator is made as the first one was, with “university admin create”. You can invite later ones yourself; the other administrator approves them.',
    parts: [{ label: 'Staff accounts', to: () => '/admin/staff', isDone: ({ administrators }) => administrators > 1 }],
  },
  {
    title: 'Where people study',
    why: 'A campus belongs to a zone.',
    parts: [entries('zone', 'Zones'), entries('campus', 'Campuses')],
  },
  {
    title: 'What people study',
    why: 'A programme belongs to a department, a department to a school. Each programme has a level and an admission track.',
    parts: [
      entries('school', 'Schools'),
      entries('department', 'Departments'),
      entries('track', 'Admission tracks'),
      {
        ...entries('program', 'Programmes and levels'),
        says: ({ levels = [] }) => levels.map((level) => texts.choices[level]).join(', '),
      },
      entries('fee', 'Fees'),
    ],
  },
  {
    title: 'Admission',
    why: 'The year has dates for applications, and rounds of results.',
    parts: [
      setting('admission', 'Regions and categories'),
      entries('cycle', 'Academic year'),
      entries('application', 'Applications'),
      entries('round', 'Rounds'),
    ],
  },
  {
    title: 'The website around it',
    why: 'Pages that nobody wrote are in no menu.',
    parts: [
      setting('home', 'Home page'),
      entries('page', 'Pages'),
      setting('menu', 'Menu'),
      setting('footer', 'Footer'),
    ],
  },
];

export const missingOf = ({ parts }: Step, state: State): Part[] => parts.filter(({ isDone }) => !isDone(state));

export const leftOf = (state: State): Step[] => STEPS.filter((step) => missingOf(step, state).length > 0);
