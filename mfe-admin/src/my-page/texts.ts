export const texts = {
  title: 'My page',
  lead: 'Your photograph and what visitors read on your page. What you save is public at once.',
  failed: 'Your page could not be loaded.',
  publicPage: 'See the public page',
  submit: 'Save my page',
  outcomes: { saved: 'Your page is saved and public.', same: 'There is nothing new to save.' },
  conflict: {
    title: 'Your page was changed elsewhere meanwhile',
    text: 'Your changes are not saved. This is what was changed in another tab, or by your department. If you save yours, the fields that you changed get your values, and all others stay as they are now.',
    nothing: 'What you may change here is the same as before.',
    mine: 'Save mine over it',
    theirs: 'Take what is there now',
  },
  preview: 'How visitors will see it',
  noOverview: 'No overview yet.',
} as const;
