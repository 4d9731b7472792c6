import { call } from '@university/shared';
import type { GrievanceReceipt, TrackedGrievance } from '@university/shared/contract';

/** Milliseconds for a form with a file of 5 MB on a slow line. */
const UPLOAD_TIMEOUT = 60_000;

/** Sends a grievance; the same key again sends it once. Throws `ApiError`, with `issues` by field where it was refused. */
export async function sendGrievance(form: FormData, key: string): Promise<GrievanceReceipt> {
  const headers = { 'Idempotency-Key': key };
  return (await call('POST /grievance', { body: form, headers, timeout: UPLOAD_TIMEOUT })).data;
}

/** How a grievance stands. Throws `ApiError`: 404 alike for an unknown ticket and another e-mail address. */
export async function trackGrievance(form: FormData): Promise<TrackedGrievance> {
  return (await call('POST /grievance/track', { body: form })).data.grievance;
}
