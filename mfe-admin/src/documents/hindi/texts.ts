export const texts = {
  none: 'There is no text to translate yet.',
  progress: (current: number, all: number, todo: number) =>
    `${current} of ${all} ${all === 1 ? 'text is' : 'texts are'} in Hindi${todo > 0 ? `; ${todo} to see to` : ''}.`,
  onlyToDo: 'Only what is to be done',
  nothingToDo: 'Nothing is to be done.',
  inHindi: (what: string) => `In Hindi: ${what}`,
  states: { current: '', missing: 'Not in Hindi yet', outdated: 'English changed since: see to the Hindi' },
  difference: 'What changed in the English',
  stillRight: 'It is still right',
  stillRightOf: (what: string) => `It is still right: ${what}`,
} as const;
