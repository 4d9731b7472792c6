export const texts = {
  open: 'until somebody takes it away',
  fields: {
    sentence: { label: 'What must everybody know?', hint: 'One sentence, as “Campus closed: cyclone”.' },
    end: { label: 'Show until' },
    until: { label: 'Day and hour at which it ends, in IST' },
    more: {
      label: 'More about it (optional)',
      hint: 'Stands on the page that the sentence leads to. An address that begins with https:// becomes a link.',
    },
  },
  ends: {
    hours: '2 hours from now',
    tonight: 'Tonight, midnight',
    tomorrow: 'Tomorrow evening, 6 pm',
    own: 'A day and hour of its own',
    open: 'I take it away',
  },
  submit: 'Publish on every page',
} as const;
