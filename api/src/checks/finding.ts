export interface Finding {
  /** A warning may be intended. */
  level: 'ok' | 'warning' | 'error';
  subject: string;
  /** Without secrets. */
  says: string;
}

type Said = Pick<Finding, 'level' | 'says'>;

export const ok = (says: string): Said => ({ level: 'ok', says });
export const warning = (says: string): Said => ({ level: 'warning', says });
export const error = (says: string): Said => ({ level: 'error', says });

/** A check that fails is an error of its subject. */
export async function findings(subject: string, check: () => Promise<Said | Said[]>): Promise<Finding[]> {
  const said = await check().catch((cause: unknown) => error(`The check failed: ${reasonOf(cause)}.`));
  return [said].flat().map((each) => ({ subject, ...each }));
}

/** The codes of an error, as its message may repeat secrets. */
export function reasonOf(cause: unknown): string {
  const { name, code, responseCode, $metadata, cause: inner } = cause as Partial<Failure>;
  const own = [code ?? name, responseCode ?? $metadata?.httpStatusCode].filter((part) => part !== undefined).join(' ');
  const isTelling = code !== undefined || inner === undefined;
  return isTelling ? own : reasonOf(inner);
}

interface Failure {
  name: string;
  code: string;
  responseCode: number;
  $metadata: { httpStatusCode?: number };
  cause: unknown;
}
