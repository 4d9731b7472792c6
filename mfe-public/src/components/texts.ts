export const texts = {
  corrected: (day: string, text: string) => `Corrected on ${day}: ${text}`,
  offers: { programme: 'Programme', shift: 'Shift', seats: 'Seats', firstPayment: 'First payment' },
} as const;

export const loadedTexts = { recovers: 'This page tries again automatically.' } as const;
