export const texts = {
  lead: 'This section is being built.',
  help: 'Until it is ready, write to the help desk for anything you hoped to find here:',
  back: 'Go Back',
  home: 'Go Home',
} as const;
