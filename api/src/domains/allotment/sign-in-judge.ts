import { HttpError } from '@university/web';
import type { Database } from '../../platform/database/database';
import { newToken } from '../../platform/ids';
import { queueMails, type NewMail } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';
import { admit, areCodesVoid, countWrongCode, settle, subjectsOf, verdictOf, proofRequired } from '../sign-in/attempt';
import { isShortCode, storeSignInCodes, newSignInCode, spendSignInCodes, type SignInCode } from '../sign-in/codes';
import { deviceHash, rememberDevices, type Device } from '../sign-in/devices';
import type { Attempts } from '../../platform/throttle/attempts';
import { disownLink, storeDisownLinks, type DisownLink } from './disown-links';
import { applicantSignInCode, newDeviceSignIn } from './mails';
import type { AllotmentRow } from './repository';
import { NOBODY, type Try } from './sign-in-tries';
import { needsCode } from './view';

const wrong = () => new HttpError(401, 'wrong_credentials', 'No record matches this e-mail address and date of birth.');

interface Admitted {
  row: AllotmentRow;
  /** The token by which the device is known from now on; undefined when it is not remembered. */
  device: string | undefined;
}

/** Judges the sign-ins of a batch one after the other, and saves what comes of them with one statement of a kind. */
export class SignInJudge {
  readonly #codes: (SignInCode & { isMeant: boolean })[] = [];
  /** Who was let in by a mailed code. */
  readonly #proved = new Set<Try>();
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

  /** Whether one is let in. */
  judge(one: Try): 'in' | HttpError {
    const { attempts } = this;
    const admission = admit(attempts, one.claim);
    if ('refusal' in admission) return admission.refusal;
    const { code, formNumber } = one.credentials;
    const isProofSent = (needsCode(this.services) ? code : formNumber) !== undefined;
    const verdict = verdictOf(admission, { isSecretRight: one.isRight, isProofRight: this.#isProof(one), isProofSent });
    if (settle(attempts, one.claim, verdict).isSprayed) this.#raiseAlarm();
    if (verdict === 'in') {
      if (admission.isProofNeeded && one.codeHash && this.goodCodes.delete(one.codeHash)) this.#proved.add(one);
      return verdict;
    }
    if (!admission.isProofNeeded) return wrong();
    if (needsCode(this.services)) {
      const isVoid = isProofSent && countWrongCode(attempts, one.claim);
      this.#mailCode(one, verdict === 'unproven' ? attempts.take(subjectsOf(one.claim).codeMail) : isVoid);
    }
    return proofRequired(needsCode(this.services) ? 'code_required' : 'form_number_required', isProofSent);
  }

  /** Lets somebody in to a record. */
  welcome(one: Try, row: AllotmentRow | undefined): Admitted | HttpError {
    if (one.isAmbiguous) return proofRequired('several_applicants', one.credentials.formNumber !== undefined);
    if (!row) return new HttpError(404, 'no_record', 'You have no record in this round.');
    if (one.codeHash && this.#proved.has(one)) {
      this.#usedCodes.push(one.codeHash);
      // Whoever has used a code may ask for the next one, whatever others asked for.
      this.attempts.forget(subjectsOf(one.claim).codeMail);
    }
    return { row, device: this.#noteDevice(one, row) };
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
  #isProof({ applicant, claim, credentials: { code, formNumber }, codeHash }: Try): boolean {
    if (isShortCode(code) && areCodesVoid(this.attempts, claim)) return false;
    if (needsCode(this.services)) return codeHash !== undefined && this.goodCodes.has(codeHash);
    return applicant !== undefined && formNumber?.toUpperCase() === applicant.formNumber;
  }

  /** Knows the device from now on, and tells the applicant of a new one. */
  #noteDevice({ account, claim, credentials }: Try, row: AllotmentRow): string | undefined {
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

  /** Made for nobody too, and whether it is meant or not: how long it takes does not tell. */
  #mailCode({ account, claim, applicant }: Try, isDue: boolean) {
    const isMeant = isDue && applicant !== undefined;
    const person = applicant ?? NOBODY;
    const code = newSignInCode(account, areCodesVoid(this.attempts, claim));
    this.#codes.push({ ...code, isMeant });
    this.#mails.push({ ...applicantSignInCode(person, code.code, this.at), isMeant });
  }

  #raiseAlarm() {
    this.services.counters.add('date_spray_alarms');
  }
}
