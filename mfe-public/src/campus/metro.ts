/** Stations that records separate by strokes, as a sentence has them: `Jhilmil or Dilshad Garden`. */
export const inWords = (stations: string): string =>
  stations
    .split('/')
    .map((station) => station.trim())
    .join(' or ');
