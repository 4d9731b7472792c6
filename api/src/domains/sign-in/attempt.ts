import { HttpError } from '@university/web';
import type { SignInProof } from '@university/shared/contract';
import type { Attempts, Subject } from '../../platform/throttle';

export interface Claim {
  /** Limits are separate. */
  area: 'result' | 'login';
  /** As typed; it need not exist. */
  account: string;
  network: string;
  /** Set if the device signed in to this account before. */
  knownDevice?: string;
  /** Hash of the date of birth, if that is the secret. */
  date?: string;
}

/** Subjects of rate limits. */
export function subjectsOf({ area, account, network, knownDevice, date }: Claim) {
  const subject = (kind: Subject['kind'], name: string): Subject => ({ kind, name: `${area}:${name}` });
  return {
    /** Can refuse the sender. A known device has limits of its own. */
    sender: knownDevice
      ? [subject('guess', `${account}:device:${knownDevice}`)]
      : [
          subject('guess', `${account}:${network}`),
          subject('network', network),
          ...(date === undefined ? [] : [subject('spray', `${network}:${date}`)]),
        ],
    account: subject('account', account),
    date: date === undefined ? undefined : subject('date', date),
    codeMail: subject('code-mail', account),
    newDevice: subject('new-device', account),
    codes: subject('code', account),
  };
}

export const allSubjectsOf = (claim: Claim): Subject[] => {
  const { sender, account, date, codeMail, newDevice, codes } = subjectsOf(claim);
  return [...sender, account, codeMail, newDevice, codes, ...(date ? [date] : [])];
};

export interface Admission {
  isProofNeeded: boolean;
}

/**
 * Counts as a failure first, so that concurrent attempts count. Failures of others never refuse a sender; they only
 * require a further proof on unknown devices.
 */
export function admit(attempts: Attempts, claim: Claim): Admission | { refusal: HttpError } {
  const { sender, account } = subjectsOf(claim);
  const refusal = attempts.refusal(sender);
  if (refusal) return { refusal };
  const isProofNeeded = !claim.knownDevice && attempts.isOver(account);
  attempts.fail([...sender, account]);
  return { isProofNeeded };
}

/** `unproven`: the secret is right, a proof was not sent. */
type Verdict = 'in' | 'unproven' | 'wrong-proof' | 'wrong-secret';

export function verdictOf(
  { isProofNeeded }: Pick<Admission, 'isProofNeeded'>,
  given: { isSecretRight: boolean; isProofRight: boolean; isProofSent: boolean },
): Verdict {
  if (!given.isSecretRight) return 'wrong-secret';
  if (!isProofNeeded || given.isProofRight) return 'in';
  return given.isProofSent ? 'wrong-proof' : 'unproven';
}

/** @returns whether one date is tried at many accounts; true once an hour */
export function settle(attempts: Attempts, claim: Claim, verdict: Verdict): { isSprayed: boolean } {
  const { sender, account, date } = subjectsOf(claim);
  if (verdict === 'in') attempts.succeed(sender);
  // The right secret without the proof is no failure.
  if (verdict === 'in' || verdict === 'unproven') attempts.undoOne(account);
  return { isSprayed: verdict === 'wrong-secret' && date !== undefined && attempts.countToAlarm(date) };
}

export const areCodesVoid = (attempts: Attempts, claim: Claim) => attempts.isOver(subjectsOf(claim).codes);

/** Whoever sent it. @returns whether short codes are void by this */
export function countWrongCode(attempts: Attempts, claim: Claim): boolean {
  const wasVoid = areCodesVoid(attempts, claim);
  attempts.fail([subjectsOf(claim).codes]);
  return !wasVoid && areCodesVoid(attempts, claim);
}

/** Neither sentence reveals which detail is wrong. */
const SENTENCES: Record<SignInProof, { asked: string; refused: string }> = {
  code_required: {
    asked:
      'There were many wrong tries with this e-mail address. If your details are right, a code is in its mailbox now. Send it with the same details.',
    refused: 'These details and this code do not fit together.',
  },
  form_number_required: {
    asked: 'There were many wrong tries with this e-mail address. Send your form number with the same details.',
    refused: 'These details and this form number do not fit together.',
  },
  several_applicants: {
    asked: 'Several applicants have this e-mail address and date of birth. Send the form number with the same details.',
    refused: 'None of the applicants with these details has this form number.',
  },
};

/** The same whether or not the other details are right. */
export function proofRequired(proof: SignInProof, wasSent: boolean): HttpError {
  return new HttpError(403, proof, SENTENCES[proof][wasSent ? 'refused' : 'asked']);
}
