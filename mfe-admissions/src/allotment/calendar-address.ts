import { type ResultPage, resultPages } from './tracks';

const FOLDER = '/admission/calendar';
const ENDING = '.ics';

/** Where the calendar file of a round is. */
export const calendarAddress = ({ id }: ResultPage): string => `${FOLDER}/${id}${ENDING}`;

/** The round whose calendar has this name, if there is one. */
export const calendarPage = (file: string): ResultPage | undefined =>
  resultPages.find(({ id }) => file === `${id}${ENDING}`);
