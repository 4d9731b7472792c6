/** A Thursday morning in India. */
export const START = new Date('2026-01-15T05:00:00Z');

export const SECRETS = { secretKey: 's'.repeat(32), pepper: 'p'.repeat(32) };
