/** What was found of one part of an installation before it is live. */
export interface Finding {
  /** An error keeps it from working; a warning may be meant. */
  level: 'ok' | 'warning' | 'error';
  /** The variable that says it, or `variables`. */
  subject: string;
  /** A sentence without secrets. */
  says: string;
}

type Said = Pick<Finding, 'level' | 'says'>;

export const ok = (says: string): Said => ({ level: 'ok', says });
export const warning = (says: string): Said => ({ level: 'warning', says });
export const error = (says: string): Said => ({ level: 'error', says });

/** What a check finds. One that fails itself is an error of its subject; that of `what` is named as far as it is no secret. */
export async function findings(subject: string, check: () => Promise<Said | Said[]>): Promise<Finding[]> {
  const said = await check().catch((cause: unknown) => error(`The check failed: ${reasonOf(cause)}.`));
  return [said].flat().map((each) => ({ subject, ...each }));
}

/** Why something did not work: the codes of an error. Its message is what others wrote, and may repeat what they were given. */
export function reasonOf(cause: unknown): string {
  const { name, code, responseCode, $metadata, cause: inner } = cause as Partial<Failure>;
  const own = [code ?? name, responseCode ?? $metadata?.httpStatusCode].filter((part) => part !== undefined).join(' ');
  const isTelling = code !== undefined || inner === undefined;
  return isTelling ? own : reasonOf(inner);
}

/** As the libraries of SMTP, S3 and HTTP throw it. */
interface Failure {
  name: string;
  code: string;
  responseCode: number;
  $metadata: { httpStatusCode?: number };
  cause: unknown;
}
