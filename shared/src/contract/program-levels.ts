/** Levels a programme is listed under. Source: specification, section 9. Apart, as forms of staff need no more of the catalogue. */
export const PROGRAM_LEVELS = ['DIPLOMA', 'UG', 'PG'] as const;
