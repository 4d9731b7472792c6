/** Our own names: engines disagree on `Sep` and `Sept`, and then server and browser would. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** @param time `5:30`, of the half of the day that `hour`, 0 to 23, is in */
export const clock = (time: string, hour: number) => `${time} ${hour < 12 ? 'am' : 'pm'}`;

export const zoned = (time: string) => `${time} IST`;

export const span = (from: string, to: string) => `${from} to ${to}`;
