/** What tabs of one browser tell each other. Nothing personal: whoever hears it asks the server. */
export type Word =
  /** The record may be another now, or nobody is signed in any more. */
  | 'changed'
  /** Somebody is there. */
  | 'active';

interface Message {
  word: Word;
  /** The tab that says it: a channel is heard in its own tab too, by the other parts of the page. */
  from: string;
}

const NAME = 'applicant';

const THIS_TAB = Math.random().toString(36).slice(2);

/** Joins the other tabs. `say` reaches all of them and never this one. */
export function joinTabs(hear: (word: Word) => void) {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.from !== THIS_TAB) hear(data.word);
  };
  return {
    say: (word: Word) => channel.postMessage({ word, from: THIS_TAB } satisfies Message),
    leave: () => channel.close(),
  };
}
