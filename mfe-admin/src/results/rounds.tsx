import type { AllotmentStatus, OpenEarlier, RoundSummary } from '@university/shared/contract';
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

export type RoundKey = Pick<RoundSummary, 'cycle' | 'track' | 'round'>;

export const askOf = ({ cycle, track, round }: RoundKey) => ({
  params: { track, round: String(round) },
  query: { cycle },
});

export const roundPage = ({ cycle, track, round }: RoundKey): string =>
  `/admin/results/${track}/${round}?cycle=${encodeURIComponent(cycle)}`;

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

export function TemplateButton() {
  return (
    <TaskButton
      onRun={async () => saveCsv(String(await call(calls.getResultTemplate)), 'results.csv')}
      failed="The template could not be downloaded."
    >
      Download the template (CSV)
    </TaskButton>
  );
}
