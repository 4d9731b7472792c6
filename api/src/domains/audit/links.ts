import { createHmac, hkdfSync } from 'node:crypto';
import type { auditLog } from '../../platform/database/schema';
import { canonicalJson } from '../../platform/audit/write';

export type AuditLine = typeof auditLog.$inferSelect;

/** A place in the chain. */
export interface Head {
  number: number;
  hash: string;
}

/** What the first link follows. */
export const BEGINNING: Head = { number: 0, hash: '' };

export interface Link extends Head {
  entryId: number;
  personalDigest: string | null;
}

/** Makes the links of the chain. Who cannot read SECRET_KEY cannot make one, whatever he may do in the database. */
export function linker(secretKey: string) {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'audit-log', 32));
  const mac = (value: unknown) => createHmac('sha256', key).update(canonicalJson(value)).digest('hex');
  const digestOf = (line: AuditLine, personal: unknown) => mac(['personal', line.id, personal]);
  const hashOf = (before: Head, line: AuditLine, personalDigest: string | null) =>
    mac(['link', before.number + 1, before.hash, { ...line, at: line.at.toISOString() }, personalDigest]);
  return {
    digestOf,
    hashOf,
    /** @param personal null for a line without a personal part */
    follow: (before: Head, line: AuditLine, personal: unknown): Link => {
      const personalDigest = personal === null ? null : digestOf(line, personal);
      return {
        number: before.number + 1,
        entryId: line.id,
        personalDigest,
        hash: hashOf(before, line, personalDigest),
      };
    },
  };
}
