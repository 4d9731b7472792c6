import { letterStatus, type LetterCheck } from '@university/shared/contract';
import { notFound } from '@university/web';
import { datesOf } from '../admission/schedule';
import { findAllotment } from '../allotment/queries';
import { standingOf } from '../allotment/view';
import type { Services } from '../../platform/services';
import { attemptAt, findBySecret } from '../../platform/throttle';
import { changedDays, isOfRecord, printedPhoto, findLetterByCode, readFees } from './issue';
import { verifyPlaceOf, photoOf, placeOf, portalOf, takeBackUntilOf, readLetterSettings } from './content';

const unknown = () => notFound('No letter has this code. Compare it with the letter once more.');

/**
 * What a letter's code says now. All values are those of the record today, to be compared with the paper.
 * @param address IP address of the caller
 * @throws HttpError 404 for a code that no letter has, 429 for a caller who tried many such codes
 */
export async function checkLetter(services: Services, code: string, address: string): Promise<LetterCheck> {
  const { db, calendar } = services;
  const tries = attemptAt('letter', undefined, address);
  const letter = await findBySecret(services, tries, () => findLetterByCode(db, code));
  const row = letter && (await findAllotment(db, letter.allotmentId));
  if (!letter || !row) throw unknown();
  const { status: decision, issuedAt, contentDigest } = letter;
  const { record } = standingOf(row, calendar());
  const place = placeOf(row, await readFees(db));
  const dates = datesOf(row);
  const takeBackUntil = takeBackUntilOf(row);
  const superseded = record.status !== decision || row.replaced;
  const { data: status } = letterStatus.safeParse(record.status);
  const isUnchanged = (digest: string) => Boolean(status && place && isOfRecord(digest, { ...record, status, place }));
  const { name, program, campus, cycle, track, round, form_number, rank, decided_at } = record;
  const { registered_category, category_allocated, program_preference } = record;
  return {
    name,
    program,
    campus,
    cycle,
    track,
    track_name: row.trackFullName,
    round,
    valid: row.isOut && !superseded,
    superseded,
    decision,
    issuedAt: issuedAt.toISOString(),
    // Letters from before there were digests do not say what was printed.
    unchanged: contentDigest === null ? null : isUnchanged(contentDigest),
    form_number,
    location: place?.location ?? null,
    nearest_metro: place?.nearestMetro ?? null,
    registered_category,
    category_allocated,
    program_preference,
    rank,
    decided_at,
    take_back_until: takeBackUntil,
    portal: portalOf(row, await readLetterSettings(db)),
    first_payment: place?.firstPayment ?? null,
    pay: dates.pay,
    verify: dates.verify,
    verify_place: verifyPlaceOf(dates.verifyPlace, campus, place?.location ?? null),
    changed_days: contentDigest === null ? null : changedDays(contentDigest, { dates, takeBackUntil }),
    photo: contentDigest === null ? null : printedPhoto(contentDigest, photoOf(services, row)),
  };
}
