import { maskAddressesIn } from '@university/web';

/** What nodemailer adds to its errors. */
interface DeliveryError extends Error {
  code?: string;
  /** Of SMTP: 4xx try later, 5xx do not try again. */
  responseCode?: number;
}

/** The server was there and refused this one mail: its recipient or its content. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** Longer answers of servers are cut. Characters. */
const LONGEST = 300;

export interface Failure {
  /** For the outbox page and the log; without addresses. */
  reason: string;
  /** Another attempt would end the same. */
  isPermanent: boolean;
  /** Other mail may still get through. */
  isOnlyThisMail: boolean;
}

export function explainFailure(error: unknown): Failure {
  const { code, responseCode, message } = error as DeliveryError;
  const isOnlyThisMail = code !== undefined && ABOUT_THE_MAIL.includes(code);
  return {
    reason: maskAddressesIn(message).slice(0, LONGEST),
    isOnlyThisMail,
    isPermanent: isOnlyThisMail && responseCode !== undefined && responseCode >= 500,
  };
}
