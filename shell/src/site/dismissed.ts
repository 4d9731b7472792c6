const KEY = 'dismissedAlerts';

/** An edited alert says something new: it is another one. */
export const alertKey = ({ _id, version }: { _id: string; version: number }): string => `${_id}:${version}`;

/** The alerts that were closed in this tab, by their keys. */
export function dismissedAlerts(): string[] {
  return sessionStorage.getItem(KEY)?.split(' ') ?? [];
}

/** Keeps one closed for the session; answers with all that are. */
export function dismissAlert(key: string): string[] {
  const all = [...dismissedAlerts(), key];
  sessionStorage.setItem(KEY, all.join(' '));
  return all;
}
