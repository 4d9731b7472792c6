const seats = (count: string, category: string) => `${count} ${count === '1' ? 'seat' : 'seats'} for ${category}`;
const ofWhich = (kept: string | null) =>
  kept === null ? '' : `, of which ${kept} ${kept === '1' ? 'was' : 'were'} kept from the round before`;

export const reasonTexts = {
  notConsidered: {
    lower: 'Not considered: you got a higher choice.',
    higher: 'Not considered: you froze your seat.',
    open: 'Not considered: it is not higher than the seat that you gave up.',
  },
  nothingForYou: 'None of the seats here is for your region and category.',
  none: (category: string) => `There was no seat for ${category}.`,
  noLimit: (category: string) => `There is no limit of seats for ${category}.`,
  allKept: (count: string, category: string) =>
    count === '1'
      ? `The only seat for ${category} was kept from the round before.`
      : `All ${count} seats for ${category} were kept from the round before.`,
  keep: (category: string) => `You keep your seat of the round before, which is for ${category}.`,
  pool: (count: string, category: string, kept: string | null) => seats(count, category) + ofWhich(kept),
  /** One of several. */
  got: (count: string, category: string, kept: string | null) =>
    `You got one of ${seats(count, category)}${ofWhich(kept)}`,
  gotOnly: (category: string) => `You got the only seat for ${category}`,
  lastSeat: { only: 'it', last: 'the last', onlyOther: 'the other', lastOther: 'the last of the others' },
  went: {
    rank: (seat: string, last: string, own: string) => `${seat} went to rank ${last}, yours is ${own}`,
    marks: (seat: string) => `${seat} went to an equal rank with higher marks`,
    age: (seat: string) => `${seat} went to somebody older with an equal rank`,
    form_number: (seat: string) => `${seat} went to an equal rank with an earlier form number`,
  },
  sentence: (parts: readonly string[]) => `${parts.join('; ')}.`,
} as const;
