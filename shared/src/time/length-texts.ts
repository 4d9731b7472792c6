const counted = (unit: string) => (amount: number) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

export const lengths = {
  days: counted('day'),
  hours: counted('hour'),
  minutes: counted('minute'),
  seconds: counted('second'),
} as const;

export const about = (length: string) => `about ${length}`;
