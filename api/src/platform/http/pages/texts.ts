export const texts = {
  goBack: 'Go back with the Back button of your browser: what you typed is still there.',
  again: 'Or start again:',
  helpDesk: 'If this keeps happening, write to',
} as const;
