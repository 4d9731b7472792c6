import { useEffect } from 'react';

/** Messages between tabs of one browser. Nothing personal: receivers ask the server. */
type Word = 'changed' | 'active';

interface Message {
  word: Word;
  /** A channel is also heard in its own tab. */
  from: string;
}

const NAME = 'applicant';

const THIS_TAB = Math.random().toString(36).slice(2);

/** Browsers may refuse it; then tabs learn of changes from the server. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

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

export function tellOtherTabs(word: Word): void {
  const tabs = joinTabs(() => {});
  tabs.say(word);
  tabs.leave();
}

/** Called when another tab decided, signed in or out, and when the page returns from the back/forward cache. */
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
