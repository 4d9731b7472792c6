import type { AllotmentStatus, ImportReport, OpenEarlier, RoundSummary, Track } from '@university/shared/contract';
import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { SelectField, saveCsv } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import { TaskButton } from '../form/actions';
import { DECISIONS } from './contract';
import { inIndia } from '../list/cells';
import { texts } from './texts';

export const STATUSES = ['pending', ...DECISIONS, 'lapsed'] as const satisfies readonly AllotmentStatus[];

export const decidedOf = ({ statuses }: Pick<RoundSummary, 'statuses'>): number =>
  DECISIONS.reduce((sum, decision) => sum + statuses[decision], 0);

/** `B.Tech., round 2 (2026-27)` */
export const roundName = ({ trackName, round, cycle }: Pick<RoundSummary, 'trackName' | 'round' | 'cycle'>): string =>
  `${trackName}, round ${round} (${cycle})`;

export const roundOfRecord = ({ track_name, ...rest }: { track_name: string; round: number; cycle: string }): string =>
  roundName({ ...rest, trackName: track_name });

export const openInWords = ({ round, closesAt, undecided, taken }: OpenEarlier): string[] => [
  `Round ${round} of this track is open until ${formatInstant(closesAt)}.`,
  `Applicants who have not decided in it: ${inIndia(undecided)}. Who have chosen freeze or float: ${inIndia(taken)}.`,
];

export const replacedInWords = ({ round, replaced }: OpenEarlier): string[] =>
  replaced > 0 ? [texts.earlierReplaced(inIndia(replaced), round)] : [];

/** What new records of a round mean for earlier ones that are open. */
export const earlierInWords = (earlier: readonly OpenEarlier[]): string[] =>
  earlier.flatMap((each) => [...openInWords(each), texts.importLostChoices, ...replacedInWords(each)]);

/** Of people and records that are known already. */
export const changesOf = ({ changes, changeCount }: Pick<ImportReport, 'changes' | 'changeCount'>) => ({
  count: changeCount,
  records: changes.map(({ form_number: name, fields }) => ({ name, fields })),
});

export type RoundKey = Pick<RoundSummary, 'cycle' | 'track' | 'round'>;

export const askOf = ({ cycle, track, round }: RoundKey) => ({
  params: { track, round: String(round) },
  query: { cycle },
});

export const askOfRun = (key: RoundKey, id: string) => {
  const { params, query } = askOf(key);
  return { params: { ...params, id }, query };
};

/** As approvals and the log name it. */
export const subjectOfRound = ({ cycle, track, round }: RoundKey): string => `round:${cycle}:${track}:${round}`;

/** @param subject of an approval or log entry */
export function roundOfSubject(subject: string): RoundKey | undefined {
  const [of, cycle, track, round] = subject.split(':');
  return of === 'round' && cycle && track && round ? { cycle, track: track as Track, round: Number(round) } : undefined;
}

/** @param below `/seats` */
export const roundPage = ({ cycle, track, round }: RoundKey, below = ''): string =>
  `/admin/results/${track}/${round}${below}?cycle=${encodeURIComponent(cycle)}`;

export const resultsPage = (cycle: string): string => `/admin/results?cycle=${encodeURIComponent(cycle)}`;

interface CycleProps {
  cycle: string | null;
  cycles: readonly string[];
  onChoose: (cycle: string) => void;
}

export function CycleChoice({ cycle, cycles, onChoose }: CycleProps) {
  if (cycles.length === 0) return null;
  return (
    <SelectField
      id="cycle"
      label="Admission year"
      value={cycle ?? ''}
      options={cycles.map((code) => [code, code] as const)}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

const TEMPLATES = { results: calls.getResultTemplate, applications: calls.getApplicationTemplate } as const;

export function TemplateButton({ of = 'results' }: { of?: keyof typeof TEMPLATES }) {
  return (
    <TaskButton
      onRun={async () => saveCsv(String(await call(TEMPLATES[of])), `${of}.csv`)}
      failed="The template could not be downloaded."
    >
      Download the template (CSV)
    </TaskButton>
  );
}
