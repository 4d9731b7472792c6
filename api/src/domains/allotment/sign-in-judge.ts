import { HttpError } from '@university/web';
import type { Database } from '../../platform/database/database';
import { newToken } from '../../platform/ids';
import { queueMails, type NewMail } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';
import { admit, settle, subjectsOf, verdictOf, proofRequired } from '../sign-in/attempt';
import { storeSignInCodes, newSignInCode, spendSignInCodes, type SignInCode } from '../sign-in/codes';
import { deviceHash, rememberDevices, type Device } from '../sign-in/devices';
import type { Attempts } from '../../platform/throttle/attempts';
import { disownLink, storeDisownLinks, type DisownLink } from './disown-links';
import { applicantSignInCode, newDeviceSignIn } from './mails';
import type { AllotmentRow } from './repository';
import type { Applicant, Try } from './sign-in-tries';
import { needsCode } from './view';

const wrong = () => new HttpError(401, 'wrong_credentials', 'No record matches this e-mail address and date of birth.');

interface Admitted {
  row: AllotmentRow;
  /** The token by which the device is known from now on; undefined when it is not remembered. */
  device: string | undefined;
}

/** Judges the sign-ins of a batch one after the other, and saves what comes of them with one statement of a kind. */
export class SignInJudge {
  readonly #codes: SignInCode[] = [];
  readonly #usedCodes: string[] = [];
  readonly #devices: Device[] = [];
  readonly #links: DisownLink[] = [];
  readonly #mails: NewMail[] = [];

  /** @param goodCodes hashes of the mailed codes that were sent and are good */
  constructor(
    private readonly services: Services,
    private readonly attempts: Attempts,
    private readonly goodCodes: Set<string>,
    private readonly at: Date,
  ) {}

  judge(one: Try): Admitted | HttpError {
    const admission = admit(this.attempts, one.claim);
    if ('refusal' in admission) return admission.refusal;
    const { code, formNumber } = one.credentials;
    const isProofSent = (needsCode(this.services) ? code : formNumber) !== undefined;
    const verdict = verdictOf(admission, { isSecretRight: one.isRight, isProofRight: this.#isProof(one), isProofSent });
    if (settle(this.attempts, one.claim, verdict).isSprayed) this.#raiseAlarm();
    if (verdict === 'in') return this.#welcome(one, admission.isProofNeeded);
    if (!admission.isProofNeeded) return wrong();
    if (verdict === 'unproven' && one.applicant) this.#mailCode(one, one.applicant);
    return proofRequired(needsCode(this.services) ? 'code_required' : 'form_number_required', isProofSent);
  }

  async save(tx: Database): Promise<void> {
    await this.attempts.save(tx);
    await spendSignInCodes(tx, this.#usedCodes);
    await storeSignInCodes(tx, this.services.secretKey, this.#codes, this.at);
    await rememberDevices(tx, this.#devices, this.at);
    await storeDisownLinks(tx, this.#links);
    await queueMails(tx, this.#mails);
  }

  /** A mailed code; where no mail goes out, the form number. */
  #isProof({ applicant, credentials: { formNumber }, codeHash }: Try): boolean {
    if (needsCode(this.services)) return codeHash !== undefined && this.goodCodes.has(codeHash);
    return applicant !== undefined && formNumber?.toUpperCase() === applicant.formNumber;
  }

  #welcome(one: Try, wasProofNeeded: boolean): Admitted | HttpError {
    const { claim, row, codeHash, isAmbiguous, credentials } = one;
    if (isAmbiguous) return proofRequired('several_applicants', credentials.formNumber !== undefined);
    if (!row) return new HttpError(404, 'no_record', 'You have no record in this round.');
    if (wasProofNeeded && codeHash && this.goodCodes.delete(codeHash)) {
      this.#usedCodes.push(codeHash);
      // Whoever has used a code may ask for the next one, whatever others asked for.
      this.attempts.forget(subjectsOf(claim).codeMail);
    }
    return { row, device: this.#noteDevice(one, row) };
  }

  /** Knows the device from now on, and tells the applicant of a new one. */
  #noteDevice({ account, claim, credentials }: Try, row: AllotmentRow): string | undefined {
    if (!account) return undefined;
    if (!claim.knownDevice && !this.attempts.take(subjectsOf(claim).newDevice)) return undefined;
    if (!claim.knownDevice) this.#tellOfNewDevice(row);
    const token = credentials.device ?? newToken();
    this.#devices.push({ account, hash: deviceHash(this.services.secretKey, account, token) });
    return token;
  }

  #tellOfNewDevice(row: AllotmentRow) {
    const link = disownLink(this.services, row, 'sign-in', this.at);
    this.#links.push(link);
    this.#mails.push(newDeviceSignIn(row, this.at, link.url));
  }

  #mailCode({ account, claim }: Try, applicant: Applicant) {
    if (!account || !needsCode(this.services) || !this.attempts.take(subjectsOf(claim).codeMail)) return;
    const code = newSignInCode(account);
    this.#codes.push(code);
    this.#mails.push(applicantSignInCode(applicant, code.code, this.at));
  }

  #raiseAlarm() {
    this.services.counters.add('date_spray_alarms');
  }
}
