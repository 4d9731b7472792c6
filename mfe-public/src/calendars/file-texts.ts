export const fileTexts = {
  holidays: 'Holidays',
  academic: 'Academic calendar',
  moves: 'Depends on the sighting of the moon and may move by a day.',
  choice: 'Restricted holiday: offices and classes are open.',
  restricted: (name: string) => `${name} (restricted)`,
} as const;
