export const texts = {
  nothing: 'There is nothing at this address.\n',
  unreadable: 'This cannot be read just now. Please try again.\n',
} as const;
