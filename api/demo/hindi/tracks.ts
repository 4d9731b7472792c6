/** What each way into the university is called, by its code. */
export const trackTexts: Readonly<Record<string, { name: string; fullName: string }>> = {
  diploma: { name: 'डिप्लोमा', fullName: 'डिप्लोमा' },
  btech: { name: 'B.Tech', fullName: 'B.Tech.' },
  ug: { name: 'स्नातक', fullName: 'स्नातक' },
  pg: { name: 'स्नातकोत्तर', fullName: 'स्नातकोत्तर' },
};
