import { joinTabs, type Word } from './channel';

/** Says one thing to the other tabs of this browser. */
export function tellOtherTabs(word: Word): void {
  const tabs = joinTabs(() => {});
  tabs.say(word);
  tabs.leave();
}
