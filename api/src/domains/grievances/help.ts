import { admissionHelpForm, HELP_REASONS, type AdmissionHelpForm } from '@university/shared/contract';
import { invalid } from '@university/web';
import type { FastifyRequest } from 'fastify';
import { trackNames } from '../admission/rounds';
import { readPlainForm } from '../../platform/files';
import type { Services } from '../../platform/services';
import { digestOf, type GrievanceFields, type SentGrievance } from './read-form';

const reasonInWords = (reason: AdmissionHelpForm['reason']) =>
  HELP_REASONS.find(({ id }) => id === reason)?.label ?? '';

/** As a grievance: staff and the person know it by what keeps from signing in. */
function toGrievance(
  { form_number, track, round, reason, ...person }: AdmissionHelpForm,
  trackName: string,
): GrievanceFields {
  return {
    ...person,
    kind: 'student',
    category: 'admission',
    number: form_number,
    subject: `I cannot sign in: ${reasonInWords(reason)}`,
    helpReason: reason,
    helpTrack: track,
    helpTrackName: trackName,
    helpRound: round ?? null,
  };
}

/**
 * What somebody sent who cannot sign in. No record is looked at: the answer cannot tell whether there is one.
 * @throws HttpError 400 that names the fields, 413
 */
export async function readHelp(
  request: FastifyRequest,
  { db, files }: Pick<Services, 'db' | 'files'>,
): Promise<SentGrievance> {
  const form = await readPlainForm(request, files, admissionHelpForm);
  const trackName = (await trackNames(db)).get(form.track);
  if (!trackName) throw invalid([{ path: 'track', message: 'Choose the track you applied for' }]);
  const fields = toGrievance(form, trackName);
  return { fields, file: undefined, fingerprint: digestOf(['admission-help', fields]) };
}
