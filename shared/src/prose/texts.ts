export const proseTexts = {
  newTab: '(opens in a new tab)',
  tableOf: (heading: string) => `Table: ${heading}`,
  table: (number: number) => `Table ${number}`,
} as const;
