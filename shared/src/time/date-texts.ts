/** Own names: engines disagree on `Sep` and `Sept`. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export const clock = (time: string, hour: number) => `${time} ${hour < 12 ? 'am' : 'pm'}`;

export const zoned = (time: string) => `${time} IST`;

export const span = (from: string, to: string) => `${from} to ${to}`;
