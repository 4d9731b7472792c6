import { FairQueue, QueueFull } from '@university/web';
import { hash, verify } from '@node-rs/argon2';
import { tooManyAttempts } from '../../platform/throttle/attempts';

/** OWASP's first choice for argon2id: 19 MiB, two passes (the library's default algorithm is argon2id). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Passwords are judged two at once, one of each sender, because each takes the processor for tens of milliseconds. How
 * often a sender may try is limited before, so nobody pauses here.
 */
const queue = new FairQueue({
  atOnce: 2,
  waitingEach: 10,
  hold: 10_000,
  burst: Number.POSITIVE_INFINITY,
  share: 1,
});

/** Milliseconds after which a sender with too many waiting may try again. */
const PAUSE = 5_000;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits. Takes as long when there is none to compare with, so that the time tells nothing.
 * @param sender who asks: a network, or a known device
 * @throws HttpError 429 when this sender has too many waiting
 */
export async function fits(
  passwordHash: string | null | undefined,
  password: string,
  sender: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const known = passwordHash ?? (await decoy);
  const right = await queue
    .run(sender, () => verify(known, password))
    .catch((error: unknown) => {
      throw error instanceof QueueFull ? tooManyAttempts(PAUSE) : error;
    });
  return Boolean(passwordHash) && right;
}
