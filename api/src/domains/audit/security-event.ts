import type { Database } from '../../platform/database/database';
import { clientNetwork } from '../../platform/operation/client-network';
import { audit, type AuditEntry } from './repository';

export interface SecurityEvent extends AuditEntry {
  /** IP address of the caller; its network is kept for 180 days. */
  address?: string;
}

/**
 * Writes a security event that its maker cannot repeat at will: a login, a change of rights, an export. What a stranger
 * can bring about is counted instead, with `services.tally.add`.
 */
export async function securityEvent(db: Database, { address, ...entry }: SecurityEvent): Promise<void> {
  const personal = { ...entry.personal, ...(address && { network: clientNetwork(address) }) };
  await audit(db, Object.keys(personal).length > 0 ? { ...entry, personal } : entry);
}
