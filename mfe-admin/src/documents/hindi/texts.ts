export const texts = {
  progress: (current: number, all: number, todo: number) =>
    `${current} of ${all} ${all === 1 ? 'text is' : 'texts are'} in Hindi${todo > 0 ? `; ${todo} to see to` : ''}.`,
  states: { current: '', missing: 'Not in Hindi yet', outdated: 'English changed since: see to the Hindi' },
} as const;
