import { MOODS, type Mood } from '../../../shared/src/testing/example-api';

const KEY = 'dev-answers';

/** How the example API answers. The choice outlives a reload, in this tab. */
export function mood(): Mood {
  const stored = sessionStorage.getItem(KEY) ?? '';
  return stored in MOODS ? (stored as Mood) : 'examples';
}

export function setMood(chosen: Mood): void {
  sessionStorage.setItem(KEY, chosen);
}
