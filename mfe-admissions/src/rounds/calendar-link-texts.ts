export const texts = { dates: 'Put the dates into my calendar' } as const;
