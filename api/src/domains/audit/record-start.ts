import { keyedHash } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { canonicalJson, audit } from '../../platform/audit/write';

/** What a start is made with, beside the clock and the logger, which are not settings. */
type Settings = { secretKey: string; logger?: unknown; now?: unknown };

/** Eight characters that are others as soon as one setting is, and tell none of them. */
export function configurationMark({ secretKey, logger: _logger, now: _now, ...settings }: Settings): string {
  return keyedHash(secretKey, `configuration:${canonicalJson(settings)}`).slice(0, 8);
}

/** Notes in the audit log that a server was started, so that a start with other settings can be seen. */
export async function recordStart({ db, now }: Services, options: Settings): Promise<void> {
  const detail = { configuration: configurationMark(options) };
  await audit(db, { at: now(), actor: 'system', action: 'start', subject: 'server:all', detail });
}
