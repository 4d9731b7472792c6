const counted = (unit: string) => (amount: number) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Words of times and of lengths of time. */
export const timeTexts = {
  /** Our own names: engines disagree on `Sep` and `Sept`, and then server and browser would. */
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** @param time `5:30`, of the half of the day that `hour`, 0 to 23, is in */
  clock: (time: string, hour: number) => `${time} ${hour < 12 ? 'am' : 'pm'}`,
  zoned: (time: string) => `${time} IST`,
  span: (from: string, to: string) => `${from} to ${to}`,
  days: counted('day'),
  hours: counted('hour'),
  minutes: counted('minute'),
  seconds: counted('second'),
  about: (time: string) => `about ${time}`,
} as const;
