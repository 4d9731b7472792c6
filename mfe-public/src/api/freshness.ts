/** Milliseconds after which programmes are read again. Source: specification, section 9. */
export const PROGRAMS_FRESH_FOR = 7 * 60_000;
