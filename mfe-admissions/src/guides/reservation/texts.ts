export const texts = { forWhom: 'For whom', code: 'Code', seats: 'Seats', rule: 'Rule or proof' } as const;
