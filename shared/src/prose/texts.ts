export const proseTexts = {
  newTab: '(opens in a new tab)',
  tableOf: (heading: string) => `Table: ${heading}`,
  table: (number: number) => `Table ${number}`,
} as const;

export const articleTexts = { contents: 'On this page', owner: 'Page owner', updated: 'Last updated' } as const;
