const KEY = 'scrollPlaces';

let places: Map<string, number> | undefined;

/** Pixels from the top, by history entry; they outlive a full page load in this tab. */
function all(): Map<string, number> {
  places ??= new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  return places;
}

export const placeOf = (entry: string): number | undefined => all().get(entry);

export const rememberPlace = (entry: string, pixels: number): void => void all().set(entry, pixels);

/** Hands them to the tab's next page load. */
export function keepPlaces(): void {
  sessionStorage.setItem(KEY, JSON.stringify([...all()].slice(-50)));
}
