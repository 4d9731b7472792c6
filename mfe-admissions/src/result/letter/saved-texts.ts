export const saved = {
  title: 'Letters saved on this device',
  titleEnd: '.',
  lead: 'Anybody who uses this device can open them. Signing out does not remove them.',
  asOf: (time: string) => `As of ${time}. Later decisions are not in it.`,
  all: 'Everything saved on this device',
  open: 'Open',
  remove: 'Remove from this device',
  which: (act: string, name: string) => `${act}: ${name}`,
} as const;
