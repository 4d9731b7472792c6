/** Letters that somebody chose to save in this browser. */
export const saved = {
  title: 'Letters saved on this device',
  /** Between the title and the sentences after it. */
  titleEnd: '.',
  lead: 'Anybody who uses this device can open them. Signing out does not remove them.',
  asOf: (time: string) => `As of ${time}. Later decisions are not in it.`,
  all: 'Everything saved on this device',
  open: 'Open',
  remove: 'Remove from this device',
  /** For screen readers, which hear of one button at a time. */
  which: (act: string, name: string) => `${act}: ${name}`,
} as const;
