/** @jest-environment node */
import { CHALLENGE_LIFE, newChallenge, openChallenge } from './challenge';

const START = new Date('2026-01-15T05:00:00Z');
const at = (milliseconds: number, secretKey = 'k'.repeat(32)) => ({
  secretKey,
  now: () => new Date(START.getTime() + milliseconds),
});

test('a challenge opens for its purpose, with its key, until it is too old', () => {
  const challenge = newChallenge(at(0), 'add:one');
  const opened = openChallenge(at(CHALLENGE_LIFE - 1), 'add:one', challenge);
  expect(opened).toEqual({ hash: expect.any(String), expiresAt: new Date(START.getTime() + CHALLENGE_LIFE) });
  expect(newChallenge(at(0), 'add:one')).not.toBe(challenge);
  expect(openChallenge(at(CHALLENGE_LIFE), 'add:one', challenge)).toBeUndefined();
  expect(openChallenge(at(0), 'add:two', challenge)).toBeUndefined();
  expect(openChallenge(at(0), 'log-in', challenge)).toBeUndefined();
  expect(openChallenge(at(0, 'o'.repeat(32)), 'add:one', challenge)).toBeUndefined();
});

test('each of its bytes counts, and however it is written it is the same one', () => {
  const challenge = newChallenge(at(0), 'log-in');
  const bytes = Buffer.from(challenge, 'base64url');
  for (const [index, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[index] = byte ^ 1;
    expect(openChallenge(at(0), 'log-in', changed.toString('base64url'))).toBeUndefined();
  }
  const opened = openChallenge(at(0), 'log-in', challenge);
  expect(opened).toBeDefined();
  for (const same of [`${challenge}=`, ` ${challenge}\n`, bytes.toString('base64')]) {
    expect(openChallenge(at(0), 'log-in', same)).toEqual(opened);
  }
  for (const other of ['', 'AAAA', `${challenge}AAAA`]) expect(openChallenge(at(0), 'log-in', other)).toBeUndefined();
});
