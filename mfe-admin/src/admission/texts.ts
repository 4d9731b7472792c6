export const texts = {
  lead: 'When each track takes applications, and when its rounds open. A new year is a copy of the last one with its dates moved.',
  statuses: { draft: 'Draft', published: 'Published', archived: 'Archived' },
  problemsBlocks: 'To mend before the year can be published: ',
  tableRound: (track: string, round: unknown) => `${track}, round ${round}`,
  tableNotSet: 'Not set',
  datesConflict:
    'Somebody else has changed this entry meanwhile. The row above has it as it is now. Save again to put your dates over it.',
  publishText: (count: number) =>
    `${count} drafts are published at once. Visitors see dates of the year from its first day on. Results stay as they are.`,
  previewPages: 'See what home, the popup and the admission page say on this day',
} as const;
