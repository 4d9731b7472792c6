/** What this remote says. */
export const texts = {
  title: 'Seventh things',
  description: 'What Seventh things is about, in one sentence of its own.',
  lead: 'This page came with a release of its own. Nothing else was built or deployed for it.',
} as const;
