import { MOST_PREFERENCES } from '@university/shared/contract';
import type { ResultRow } from './csv/row';
import type { Offers, Seat } from './offers';
import type { SeatWish } from '../../platform/database/schema/allotment';

interface WishProblem {
  column: 'preferences';
  reason: string;
  kind?: string;
  value: string;
}

const wrong = (value: string, reason: string, kind?: string): WishProblem => ({
  column: 'preferences',
  ...{ reason, kind, value },
});

const seatId = ({ programId, campusId }: SeatWish) => `${programId} ${campusId}`;

/** One place of a list, `DCE@N01`. */
function readWish(text: string, offers: Offers): SeatWish | WishProblem {
  const [, program = '', campus = ''] = /^([^@\s]+)\s*@\s*([^@\s]+)$/.exec(text) ?? [];
  if (!program)
    return wrong(text, 'Write a programme and a campus by their codes for each place, as DCE@N01; DME@W03.');
  const offer = offers.get(program);
  if (!offer) {
    return wrong(text, `This track has no programme ${program}.`, 'This track has no programme with this code.');
  }
  const campusId = offer.campusIds.get(campus);
  if (campusId) return { programId: offer.programId, campusId };
  return wrong(text, `${program} is not taught on campus ${campus}.`, 'The programme is not taught on this campus.');
}

/**
 * What an applicant applied for, in the order of preference; none for an empty cell. An allotted seat stands in the list
 * where `program_preference` says.
 */
export function readPreferences(
  { preferences: text, program_preference: place }: Pick<ResultRow, 'preferences' | 'program_preference'>,
  seat: Seat,
  offers: Offers,
): SeatWish[] | WishProblem {
  if (text === null) return [];
  const parts = text.split(';').map((part) => part.trim());
  if (parts.at(-1) === '') parts.pop();
  if (parts.length > MOST_PREFERENCES)
    return wrong(`${parts.length}`, `A list has at most ${MOST_PREFERENCES} places.`);
  const wishes: SeatWish[] = [];
  const seen = new Set<string>();
  for (const part of parts) {
    const wish = readWish(part, offers);
    if ('reason' in wish) return wish;
    if (seen.has(seatId(wish)))
      return wrong(part, `${part} stands in the list twice.`, 'This stands in the list twice.');
    seen.add(seatId(wish));
    wishes.push(wish);
  }
  const { programId, campusId } = seat;
  if (place === null || programId === null || campusId === null || wishes.length === 0) return wishes;
  const there = wishes[place - 1];
  if (there && seatId(there) === seatId({ programId, campusId })) return wishes;
  return wrong(
    text,
    `The allotted seat is not number ${place} of this list.`,
    'The allotted seat does not stand where its preference says.',
  );
}
