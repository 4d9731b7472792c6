import { tabStorage } from '../kit/storage';
import { authStore, type Session } from './auth';

/**
 * Shares the staff login between tabs over a BroadcastChannel: session storage belongs to one tab, and nothing is
 * stored longer.
 */
const CHANNEL = 'staff-login';

/** Milliseconds a new tab waits for an answer. */
const LONGEST_WAIT = 300;

type Said = { kind: 'wanted' } | { kind: 'given'; session: Session } | { kind: 'ended'; token: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function read(data: unknown): Said | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, session, token } = data as { kind?: unknown; session?: Partial<Session>; token?: unknown };
  if (kind === 'wanted') return { kind };
  if (kind === 'ended' && isText(token)) return { kind, token };
  if (kind !== 'given' || !session) return undefined;
  const { token: given, currentRole, email } = session;
  return isText(given) && isText(currentRole) && isText(email)
    ? { kind, session: { token: given, currentRole, email } }
    : undefined;
}

/** Without BroadcastChannel each tab has its own login. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

let settled: Promise<void> | undefined;

/** Runs once. Resolves when it is known whether another tab has a login. */
export function joinTabs(): Promise<void> {
  settled ??= join();
  return settled;
}

function join(): Promise<void> {
  const channel = openChannel();
  if (!channel) return Promise.resolve();
  const say = (said: Said) => channel.postMessage(said);
  const { getState, subscribe } = authStore;
  let isWaiting = getState().session === null;

  // A page restored from the back/forward cache may have been logged out meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && tabStorage.get('token') !== getState().session?.token) getState().end();
  });

  subscribe(({ session }, { session: before }) => {
    if (session) isWaiting = false;
    if (before && !session) say({ kind: 'ended', token: before.token });
  });

  return new Promise((resolve) => {
    const settle = () => {
      isWaiting = false;
      resolve();
    };
    channel.addEventListener('message', ({ data }) => {
      const said = read(data);
      const { session, begin, end } = getState();
      if (said?.kind === 'wanted' && session) say({ kind: 'given', session });
      if (said?.kind === 'ended' && session?.token === said.token) end();
      if (said?.kind === 'given' && isWaiting) {
        begin(said.session);
        settle();
      }
    });
    if (!isWaiting) return resolve();
    say({ kind: 'wanted' });
    setTimeout(settle, LONGEST_WAIT);
  });
}
