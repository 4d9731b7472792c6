export const blockTexts = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  earlier: 'Earlier this year',
  over: (year: string) => `All days of ${year} have passed. The days of the next year are not published yet.`,
  holidayHead: ['Date', 'Day', 'Holiday'],
  termHead: ['What', 'From', 'To', 'For whom'],
  everybody: 'All students',
} as const;

export const fileTexts = {
  holidays: 'Holidays',
  academic: 'Academic calendar',
  moves: 'Depends on the sighting of the moon and may move by a day.',
  choice: 'Restricted holiday: offices and classes are open.',
  restricted: (name: string) => `${name} (restricted)`,
} as const;
