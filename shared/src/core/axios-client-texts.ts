/** Loaded with the client, at the first call. */
export const texts = {
  cancelled: 'The call was cancelled.',
  tooLate: 'The university did not answer within 10 seconds. Try again.',
  failed: 'Something went wrong on our side. Try again in a minute.',
} as const;
