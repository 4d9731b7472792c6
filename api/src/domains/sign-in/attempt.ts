import { HttpError } from '@university/web';
import type { SignInProof } from '@university/shared/contract';
import type { Attempts, Subject } from '../../platform/throttle';

/** Somebody who says to be the owner of an account. */
export interface Claim {
  /** Kinds of accounts do not share limits. */
  area: 'result' | 'login';
  /** What was typed as the account, whether there is one or not. */
  account: string;
  /** See `clientNetwork`. */
  network: string;
  /** Fingerprint of the device, if it signed in to this account before. */
  knownDevice?: string;
  /** Fingerprint of the date of birth that was typed, where that is the secret. */
  date?: string;
}

/** Everything that a sign-in may be counted by. */
export function subjectsOf({ area, account, network, knownDevice, date }: Claim) {
  const subject = (kind: Subject['kind'], name: string): Subject => ({ kind, name: `${area}:${name}` });
  return {
    /** What may refuse this sender. A known device has an allowance of its own, whatever its network did. */
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

/** How a sign-in that is admitted will be judged. */
export interface Admission {
  /** Whether a further proof is needed beside the secret. */
  isProofNeeded: boolean;
}

/**
 * Lets a sign-in be judged, and counts it as a failure first: those that are judged at the same moment count as well.
 * Wrong tries of others never refuse it; they only make it need a further proof, on a device that is not known.
 * @returns the refusal while the sender itself has to wait
 */
export function admit(attempts: Attempts, claim: Claim): Admission | { refusal: HttpError } {
  const { sender, account } = subjectsOf(claim);
  const refusal = attempts.refusal(sender);
  if (refusal) return { refusal };
  const isProofNeeded = !claim.knownDevice && attempts.isOver(account);
  attempts.fail([...sender, account]);
  return { isProofNeeded };
}

/**
 * What came of a sign-in that was admitted. `unproven`: the secret is right, the further proof was not sent.
 * `wrong-proof`: the secret is right, the proof that was sent is not.
 */
type Verdict = 'in' | 'unproven' | 'wrong-proof' | 'wrong-secret';

/** The verdict on a secret and, where one is needed, on a further proof. */
export function verdictOf(
  { isProofNeeded }: Pick<Admission, 'isProofNeeded'>,
  given: { isSecretRight: boolean; isProofRight: boolean; isProofSent: boolean },
): Verdict {
  if (!given.isSecretRight) return 'wrong-secret';
  if (!isProofNeeded || given.isProofRight) return 'in';
  return given.isProofSent ? 'wrong-proof' : 'unproven';
}

/** @returns whether the date is being tried at many accounts, told once an hour */
export function settle(attempts: Attempts, claim: Claim, verdict: Verdict): { isSprayed: boolean } {
  const { sender, account, date } = subjectsOf(claim);
  if (verdict === 'in') {
    for (const subject of sender) {
      if (subject.kind === 'guess') attempts.forget(subject);
      else attempts.undoOne(subject);
    }
  }
  // Asking for the proof with the right secret is no wrong try at the account.
  if (verdict === 'in' || verdict === 'unproven') attempts.undoOne(account);
  return { isSprayed: verdict === 'wrong-secret' && date !== undefined && attempts.countToAlarm(date) };
}

/** Whether the short codes of an account are void, after many wrong ones. */
export const areCodesVoid = (attempts: Attempts, claim: Claim) => attempts.isOver(subjectsOf(claim).codes);

/**
 * Counts a mailed code that was refused against its account, whoever sent it and whatever else was wrong.
 * @returns whether its short codes are void by this
 */
export function countWrongCode(attempts: Attempts, claim: Claim): boolean {
  const wasVoid = areCodesVoid(attempts, claim);
  attempts.fail([subjectsOf(claim).codes]);
  return !wasVoid && areCodesVoid(attempts, claim);
}

/** Of either proof: asked for the first time, and sent but not accepted. Neither says which of the details is wrong. */
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

/** 403 where an account asks for a further proof; the same whether the other details are right or not. */
export function proofRequired(proof: SignInProof, wasSent: boolean): HttpError {
  return new HttpError(403, proof, SENTENCES[proof][wasSent ? 'refused' : 'asked']);
}
