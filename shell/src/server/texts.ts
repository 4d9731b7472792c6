export const texts = {
  apiAway: 'The service is interrupted. Nothing was changed; try again in a moment.',
  outcomeUnknown: 'The service did not answer. Check whether this was done before you try again.',
  nothing: 'There is nothing at this address.',
  noPage: 'There is no such page.\n',
  noSiteMap: 'There is no such site map.\n',
  unreadableAddress: 'This address cannot be read.\n',
  asItWas: (time: string) => `This page is from ${time}. Some of it may have changed.`,
  later: {
    title: 'This page cannot be shown just now',
    text: 'The fault is on our side. Please try again in a moment.',
  },
} as const;
