/** What is said of any call, without the code that makes it. The first sentence: specification, section 8. */
export const coreTexts = {
  sessionExpired: 'Your session has expired. please log in again!',
  unreachable: 'The page could not reach the university. Check your connection and try again.',
} as const;
