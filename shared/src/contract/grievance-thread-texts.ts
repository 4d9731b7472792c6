export const grievanceThreadTexts = {
  ticket: 'This is no ticket number. One looks like GR-2026-7F3K-92QG',
  message: 'Write your message',
  tooLong: 'Keep it under 5,000 characters',
} as const;
