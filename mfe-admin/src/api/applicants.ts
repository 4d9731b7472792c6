import { call, read } from '@university/shared';
import type { LiftHold, StaffAllotment, StaffStatus, Track } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { callWithProof } from './call-with-proof';

/** One record with its history. Each look at it is noted there, so it is not read again for nothing. */
export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: ['applicant', 'record', id],
    queryFn: async ({ client, signal }) =>
      (await read(client, '/admission/allotment/:id', { params: { id }, signal })).data,
    staleTime: 60_000,
    retry: false,
  });

/** All records of an applicant, by the whole form number or the whole e-mail address. */
export async function findApplicant(words: string): Promise<StaffAllotment[]> {
  const body = words.includes('@') ? { email: words } : { form_number: words };
  return (await call('POST /admission/applicant/search', { body })).data.records;
}

const DECIDE = {
  diploma: 'PUT /result/:id',
  btech: 'PUT /result/:id',
  ug: 'PUT /ug/:id',
  pg: 'PUT /pg/:id',
} as const satisfies Record<Track, string>;

/** Lets an applicant decide again; the reason goes into the audit log. */
export async function liftDecisionHold(id: string, body: LiftHold): Promise<void> {
  await call('POST /admission/allotment/:id/lift-hold', { params: { id }, body });
}

/** Sets the status of a record for staff; the reason goes into the audit log. */
export async function correctDecision(
  { _id: id, track }: { _id: string; track: Track },
  body: { status: StaffStatus; reason: string },
): Promise<void> {
  await callWithProof(DECIDE[track], { params: { id }, body });
}
