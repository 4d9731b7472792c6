import type { AuditEntry } from '@university/shared/contract';
import { formatInstant } from '@university/shared/ui';
import { oneOf } from '../address/use-address';
import { TRACKS } from '../contract';
import { roundName } from '../round-names';
import { texts } from '../texts/results';

const words = texts.audit;

const ACTIONS: Partial<Record<string, string>> = words.actions;
const STATUSES: Partial<Record<string, string>> = texts.round.status;

export const actionInWords = (action: string): string => ACTIONS[action] ?? action;

export function actorInWords({ kind, email }: AuditEntry['actor']): string {
  if (kind === 'staff') return email ?? words.formerStaff;
  return kind === 'applicant' ? words.applicant : words.system;
}

/** What an entry is about, and where it is shown. */
export function subjectOf(subject: string): { label: string; path: string } {
  const [kind, ...rest] = subject.split(':');
  if (kind === 'round') {
    const [name = '', round = ''] = rest;
    const track = oneOf(name, TRACKS);
    if (!track) return { label: words.anyRound, path: '/admin/results' };
    return { label: roundName({ track, round: Number(round) }), path: `/admin/results/${track}/${round}` };
  }
  return { label: words.record, path: `/admin/results/records/${rest.join(':')}` };
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

function valueInWords(value: unknown): string {
  if (isInstant(value)) return formatInstant(value);
  if (typeof value === 'string') return STATUSES[value] ?? value;
  return JSON.stringify(value);
}

const isSettings = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Details of an entry, each as `name: value`; of a change what it was and what it is. */
export function detailInWords({ from, to, ...rest }: Record<string, unknown>): string[] {
  const others = Object.entries(rest).map(([name, value]) => `${name}: ${valueInWords(value)}`);
  if (!isSettings(from) || !isSettings(to)) {
    return to === undefined ? others : [`${valueInWords(from)} → ${valueInWords(to)}`, ...others];
  }
  const changed = Object.keys(to).filter((name) => from[name] !== to[name]);
  return [...changed.map((name) => `${name}: ${valueInWords(from[name])} → ${valueInWords(to[name])}`), ...others];
}
