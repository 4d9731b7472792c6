/**
 * What an input reached: statements and branches, each with how often it ran in steps of powers of two, so that a loop
 * that goes round more often than ever is news as well.
 */
export class Reached {
  #known = new Set();

  /** @returns how much was reached for the first time since the start; counts from zero then */
  news() {
    let found = 0;
    let counter = 0;
    for (const { s, b } of Object.values(globalThis.__fuzz__ ?? {})) {
      for (const counts of [s, ...Object.values(b)]) {
        for (const key in counts) {
          counter++;
          const count = counts[key];
          if (count === 0) continue;
          counts[key] = 0;
          const feature = counter * 32 + (32 - Math.clz32(count));
          if (this.#known.has(feature)) continue;
          this.#known.add(feature);
          found++;
        }
      }
    }
    return found;
  }

  get size() {
    return this.#known.size;
  }
}
