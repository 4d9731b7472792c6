/** Source: specification, section 8. */
export const SESSION_EXPIRED = 'Your session has expired. please log in again!';

export const UNREACHABLE = 'The page could not reach the university. Check your connection and try again.';
