/** Source: specification, section 5. */
export const schoolTexts = {
  notOk: 'Network response was not ok',
  unexpected: 'Unexpected data format',
} as const;
