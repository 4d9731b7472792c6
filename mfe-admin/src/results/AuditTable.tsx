import type { AuditEntry } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { Small } from '../list/cells';
import { type Column, DataTable, column } from '../list/DataTable';
import { roundName, roundPage } from './rounds';
import { texts } from './texts';

export const LOG_COLUMNS: Column<AuditEntry>[] = [
  column('At (IST)', (row) => formatInstant(row.at)),
  column('Who', (row) => actorInWords(row.actor)),
  column('What', (row) => ACTIONS[row.action] ?? row.action),
  column('Of what', (row) => {
    const { label, path } = subjectOf(row.subject);
    return <Link to={path}>{label}</Link>;
  }),
  column('Details', (row) => detailInWords(row.detail).map((line) => <Small key={line}>{line}</Small>)),
];

const OF_ONE = LOG_COLUMNS.filter(({ header }) => header !== 'Of what');

export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return <DataTable caption={texts.auditCaption} columns={OF_ONE} rows={entries} empty={texts.auditEmpty} />;
}

const ACTIONS: Partial<Record<string, string>> = texts.auditActions;
const STATUSES: Partial<Record<string, string>> = texts.round.status;

export function actorInWords({ kind, email }: AuditEntry['actor']): string {
  if (kind === 'staff') return email ?? 'Staff (account gone)';
  return kind === 'applicant' ? 'Applicant' : texts.auditActors[kind];
}

export function subjectOf(subject: string): { label: string; path: string } {
  const [kind, ...rest] = subject.split(':');
  if (kind === 'round') {
    // Log entries of the first years have no cycle, or `all` for a round.
    const [cycle, track, number] = rest;
    if (!cycle || !track) return { label: texts.auditAnyRound, path: '/admin/results' };
    if (!number) return { label: `${cycle}, round ${track}`, path: '/admin/results' };
    const key = { cycle, track, round: Number(number) };
    return { label: roundName({ ...key, trackName: track }), path: roundPage(key) };
  }
  return { label: 'A record', path: `/admin/results/records/${rest.join(':')}` };
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

function valueInWords(value: unknown): string {
  if (isInstant(value)) return formatInstant(value);
  if (typeof value === 'string') return STATUSES[value] ?? value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return JSON.stringify(value);
}

const isSettings = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function detailInWords({ from, to, ...rest }: Record<string, unknown>): string[] {
  const others = Object.entries(rest).map(([name, value]) => `${name}: ${valueInWords(value)}`);
  if (!isSettings(from) || !isSettings(to)) {
    return to === undefined ? others : [`${valueInWords(from)} → ${valueInWords(to)}`, ...others];
  }
  const changed = Object.keys(to).filter((name) => from[name] !== to[name]);
  return [...changed.map((name) => `${name}: ${valueInWords(from[name])} → ${valueInWords(to[name])}`), ...others];
}
