import { useEffect } from 'react';

/** What tabs of one browser tell each other. Nothing personal: anybody who hears it asks the server. */
type Word =
  /** The record may be another now, or nobody is signed in any more. */
  | 'changed'
  /** Somebody is there. */
  | 'active';

interface Message {
  word: Word;
  /** The tab that says it: a channel is heard in its own tab too, by others who joined. */
  from: string;
}

const NAME = 'applicant';

const THIS_TAB = Math.random().toString(36).slice(2);

/** Browsers may refuse it; then other tabs hear nothing, and ask the server when somebody does something there. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

/** Joins the other tabs. `say` reaches all of them and never this one. */
export function joinTabs(hear: (word: Word) => void) {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.from !== THIS_TAB) hear(data.word);
  });
  return {
    say: (word: Word) => channel?.postMessage({ word, from: THIS_TAB } satisfies Message),
    leave: () => channel?.close(),
  };
}

/** Says one thing to the other tabs of this browser. */
export function tellOtherTabs(word: Word): void {
  const tabs = joinTabs(() => {});
  tabs.say(word);
  tabs.leave();
}

/**
 * Calls `onChanged` when another tab of this browser has decided, signed in or signed out, and when the browser brings the page
 * back from its cache, where it heard nothing.
 */
export function useOtherTabs(onChanged: () => void): void {
  useEffect(() => {
    const { leave } = joinTabs((word) => word === 'changed' && onChanged());
    const comesBack = ({ persisted }: PageTransitionEvent) => persisted && onChanged();
    addEventListener('pageshow', comesBack);
    return () => {
      leave();
      removeEventListener('pageshow', comesBack);
    };
  }, [onChanged]);
}
