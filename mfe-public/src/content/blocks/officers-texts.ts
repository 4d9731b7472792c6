export const officersTexts = {
  head: ['Officer', 'Responsible for', 'Reach'],
  onPage: 'On the page of the office',
} as const;
