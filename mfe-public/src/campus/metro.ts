/** Stations that records separate by strokes, as a sentence has them: `Jhilmil or Dilshad Garden`. */
export const inWords = (stations: string): string => stations.split(/\s*\/\s*/).join(' or ');
