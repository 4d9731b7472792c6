import type { ListedNotice } from '@university/shared/contract';
import { firstPlace } from './search';
import { type ShownRow, toNotice } from './state';

/** Characters of a text that a search shows before what it found, and from there on. */
const BEFORE = 200;
const FROM_THERE = 500;

/** The part of a text around the first place that has what was searched for; undefined where none has. */
export function partAround(text: string, searched: string): string | undefined {
  const at = firstPlace(text, searched);
  return at < 0 ? undefined : text.slice(Math.max(0, at - BEFORE), at + FROM_THERE);
}

interface Asked {
  regex?: string | undefined;
  texts?: boolean | undefined;
}

/** A notice in a list, which is read on phones: its text only where somebody asked for texts, or searched in them. */
export function toListed(row: ShownRow, now: Date, { regex, texts }: Asked): ListedNotice {
  const { text: whole, ...notice } = toNotice(row, now);
  if (texts || whole === '') return { ...notice, text: whole };
  const text = regex ? partAround(whole, regex) : undefined;
  return text === undefined ? notice : { ...notice, text };
}
