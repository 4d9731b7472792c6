export const texts = {
  title: 'Admission on another day',
  lead: 'What applicants will read, with what is planned and not published yet.',
  back: 'Back to the admission year',
  loading: 'Loading the preview...',
  failed: 'We could not load the preview of this day.',
  home: 'On the home page',
  noPanel: 'Nothing is to come on this day: the home page has no part about admission.',
  popup: 'The popup',
  noPopup: 'No round is live on this day, or the popup says nothing: there is none.',
  admission: 'On the page Admission',
  windows: 'On the sign-in page of each round',
  nobody: 'No round is planned.',
} as const;
