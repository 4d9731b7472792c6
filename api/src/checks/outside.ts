import { createTransport } from 'nodemailer';
import { error, ok, reasonOf } from './finding';

/** Milliseconds for each of what is asked. */
const PATIENCE = 10_000;

/** Whether the mail server answers and takes user and password. Sends nothing. */
export async function checkSmtp(url: string) {
  const { host } = new URL(url);
  const timeouts = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
    return ok(`The mail server ${host} takes us.`);
  } catch (cause) {
    return error(`The mail server ${host} does not take us (${reasonOf(cause)}).`);
  } finally {
    transport.close();
  }
}

/** Whether the provider of single sign-on says where it is to be asked. */
export async function checkIssuer(issuer: string) {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? ok(`${issuer} answers.`) : error(`${address} answers ${answer.status}.`);
  } catch (cause) {
    return error(`${address} does not answer (${reasonOf(cause)}).`);
  }
}
