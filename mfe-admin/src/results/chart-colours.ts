import type { AllotmentStatus } from '@university/shared/contract';

/** Each status by its place in a small family that people who see colours differently can tell apart too. */
export const STATUS_COLOURS = {
  light: {
    pending: '#8a8fa3',
    freeze: '#17603b',
    float: '#1b6fa8',
    upgrade: '#b36b00',
    reject: '#9b1c2e',
    lapsed: '#5b4a3a',
  },
  dark: {
    pending: '#9aa2bd',
    freeze: '#7fd6a2',
    float: '#8fc7f5',
    upgrade: '#f5b544',
    reject: '#ff9aa4',
    lapsed: '#c9b39a',
  },
} as const satisfies Record<string, Record<AllotmentStatus, string>>;
