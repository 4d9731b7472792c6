import type { AllotmentStatus, OpenEarlier, RoundSummary } from '@university/shared/contract';
import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { SelectField, saveCsv } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import { TaskButton } from '../form/buttons';
import { DECISIONS } from './contract';
import { inIndia } from '../list/cells';
import { texts } from './texts';

/** In the order of tables and charts. */
export const STATUSES = ['pending', ...DECISIONS, 'lapsed'] as const satisfies readonly AllotmentStatus[];

/** How many have decided on their seat. */
export const decidedOf = ({ statuses }: Pick<RoundSummary, 'statuses'>): number =>
  DECISIONS.reduce((sum, decision) => sum + statuses[decision], 0);

/** What staff call a round: `B.Tech., round 2 (2026-27)`. */
export const roundName = ({ trackName, round, cycle }: Pick<RoundSummary, 'trackName' | 'round' | 'cycle'>): string =>
  `${trackName}, round ${round} (${cycle})`;

/** The round that a record is of, in the same words. */
export const roundOfRecord = ({ track_name, ...rest }: { track_name: string; round: number; cycle: string }): string =>
  roundName({ ...rest, trackName: track_name });

/** That people still decide in an earlier round. */
export const openInWords = ({ round, closesAt, undecided, taken }: OpenEarlier): string[] => [
  texts.earlier.open(round, formatInstant(closesAt)),
  texts.earlier.people(inIndia(undecided), inIndia(taken)),
];

/** That some of them have a seat in the later round too. */
export const replacedInWords = ({ round, replaced }: OpenEarlier): string[] =>
  replaced > 0 ? [texts.earlier.replaced(inIndia(replaced), round)] : [];

/** What names a round, beside its document. */
export type RoundKey = Pick<RoundSummary, 'cycle' | 'track' | 'round'>;

/** What every call on a round is told: a round of an earlier year has the same track and number. */
export const askOf = ({ cycle, track, round }: RoundKey) => ({
  params: { track, round: String(round) },
  query: { cycle },
});

/** The page of a round. */
export const roundPage = ({ cycle, track, round }: RoundKey): string =>
  `/admin/results/${track}/${round}?cycle=${encodeURIComponent(cycle)}`;

/** The rounds of a cycle as a page. */
export const resultsPage = (cycle: string): string => `/admin/results?cycle=${encodeURIComponent(cycle)}`;

interface CycleProps {
  /** What is shown; null: there is none yet. */
  cycle: string | null;
  /** The newest first. */
  cycles: readonly string[];
  onChoose: (cycle: string) => void;
}

export function CycleChoice({ cycle, cycles, onChoose }: CycleProps) {
  if (cycles.length === 0) return null;
  return (
    <SelectField
      id="cycle"
      label={texts.cycle}
      value={cycle ?? ''}
      options={cycles.map((code) => [code, code] as const)}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

export function TemplateButton() {
  return (
    <TaskButton
      onRun={async () => saveCsv(String(await call(calls.getResultTemplate)), 'results.csv')}
      failed={texts.templateFailed}
    >
      {texts.template}
    </TaskButton>
  );
}
