import { type FeeLine, letterStatus } from '@university/shared/contract';
import type { Services } from '../../platform/services';
import { datesOf } from '../admission/schedule';
import type { AllotmentRow } from '../allotment/repository';
import { firstPayment } from '../allotment/seat';
import { standingOf } from '../allotment/view';
import { readPhoto } from '../results/photos';
import type { LetterSettings } from './settings';
import type { LetterPhoto, LetterSource, Place } from './source';

/** What a letter prints of a record. */
export type PrintedRecord = Omit<LetterSource, 'settings' | 'code' | 'issuedAt' | 'publicUrl' | 'photo'>;

/** Where the seat of a record is and what is due for it first; null without a campus. */
export function placeOf(row: AllotmentRow, fees: readonly FeeLine[]): Place | null {
  const { campusCode, campusLocation: location, campusMetro: nearestMetro } = row;
  if (campusCode === null || location === null) return null;
  return { campusCode, location, nearestMetro, firstPayment: firstPayment(fees, row) };
}

/**
 * Until when a decision can be taken back, also when that is past, so that a letter says the same as long as the record
 * does (ISO 8601); null where it never could.
 */
export function takeBackUntilOf({ takeBackUntil, closesAt }: Pick<AllotmentRow, 'takeBackUntil' | 'closesAt'>) {
  if (!takeBackUntil) return null;
  return (closesAt && closesAt < takeBackUntil ? closesAt : takeBackUntil).toISOString();
}

/** Where the track's applicants pay: its own portal, or that of all students. */
export const portalOf = ({ portal }: Pick<AllotmentRow, 'portal'>, { studentPortal }: LetterSettings) =>
  portal ?? studentPortal;

/** Null: there is no letter, as the seat is not accepted or a later round gave another. @param at when it is asked for */
export function printedOf(
  row: AllotmentRow,
  { fees, settings }: { fees: readonly FeeLine[]; settings: LetterSettings },
  at: Date,
): PrintedRecord | null {
  const { record } = standingOf(row, at);
  const { data: status } = letterStatus.safeParse(record.status);
  const place = placeOf(row, fees);
  if (!status || !place || row.replaced) return null;
  return {
    ...{ record, status, place },
    trackName: row.trackFullName,
    dates: datesOf(row),
    portal: portalOf(row, settings),
    takeBackUntil: takeBackUntilOf(row),
  };
}

/** The photograph of the applicant; the name of a stored file changes with it. */
export function photoOf(
  services: Pick<Services, 'files'>,
  { photoFile }: Pick<AllotmentRow, 'photoFile'>,
): LetterPhoto | null {
  if (photoFile === null) return null;
  const read = async () => {
    const photo = await readPhoto(services, photoFile);
    if (!photo) throw new Error(`The photograph ${photoFile} is missing`);
    return photo;
  };
  return { hash: photoFile, read };
}
