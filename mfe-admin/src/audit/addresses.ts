import type { AuditNamed } from '@university/shared/contract';
import { DOCUMENT_KINDS } from '../contract';
import { oneOf } from '../list/use-address';
import { roundPage } from '../results/rounds';

const person = (kind: string) => (id: string) => `/admin/audit?person=${kind}:${id}`;

/** Where things are that are no documents. */
const PAGES: Record<string, (id: string) => string | undefined> = {
  staff: person('staff'),
  applicant: person('applicant'),
  notice: (id) => `/admin/view-pdfs/${id}`,
  grievance: (id) => (id === 'all' ? undefined : `/admin/grievances/${id}`),
  allotment: (id) => `/admin/results/records/${id}`,
  round: (id) => {
    const [cycle, track, round] = id.split(':');
    return cycle && track && round ? roundPage({ cycle, track, round: Number(round) }) : undefined;
  },
};

/** The page of what a line names: of a document its history, which is there when it is deleted too. */
export function addressOf({ kind, id }: AuditNamed): string | undefined {
  if (!id) return undefined;
  const page = PAGES[kind];
  if (page) return page(id);
  return oneOf(kind, DOCUMENT_KINDS) && `/admin/catalogue/${kind}/${encodeURIComponent(id)}/history`;
}
