/** Source: specification, section 9. Separate, because forms of staff need nothing else. */
export const PROGRAM_LEVELS = ['DIPLOMA', 'UG', 'PG'] as const;
