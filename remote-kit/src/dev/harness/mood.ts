import { MOODS, type Mood } from '@university/shared/testing/tools';

const KEY = 'dev-answers';

export function mood(): Mood {
  const stored = sessionStorage.getItem(KEY) ?? '';
  return stored in MOODS ? (stored as Mood) : 'examples';
}

export function setMood(chosen: Mood): void {
  sessionStorage.setItem(KEY, chosen);
}
