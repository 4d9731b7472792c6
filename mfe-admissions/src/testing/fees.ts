import type { Fee } from '@university/shared/contract';

const line = (name: string, timing: Fee['timing'], amount: number, changes: Partial<Fee> = {}): Fee => ({
  _id: name,
  code: name,
  name,
  timing,
  amount,
  track: null,
  band: null,
  shares: [],
  ...changes,
});

const CONCESSION = ['SC', 'ST', 'PwD'].map((category) => ({ category, percent: 40 }));

export const FEES: readonly Fee[] = [
  line('Registration, diploma', 'registration', 1_000, { track: 'diploma' }),
  line('Registration, UG', 'registration', 1_500, { track: 'ug' }),
  line('Tuition A', 'semester', 87_000, { band: 'A', shares: CONCESSION }),
  line('Tuition D', 'semester', 25_000, { band: 'D', shares: CONCESSION }),
  line('Examination', 'semester', 2_000),
  line('Workshop', 'semester', 700, { track: 'diploma' }),
  line('Identity card', 'once', 100),
  line('Library caution money', 'deposit', 500),
];

export const feesAnswer = { '/fee': { status: 'success', data: { fees: FEES } } };
