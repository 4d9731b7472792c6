export const texts = {
  caption: 'The four decisions',
  columns: ['Decision', 'In your words', 'Seat held?', 'Next round?'],
  yes: 'Yes',
  no: 'No',
} as const;
