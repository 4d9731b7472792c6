import type { AllotmentRecord, DayRange, LetterStatus } from '@university/shared/contract';
import type { LetterSettings } from './settings';

/** Where a seat is, and what is due for it first. */
export interface Place {
  campusCode: string;
  location: string;
  nearestMetro: string | null;
  /** Rupees, with the concession of the registered category; null: agreed with a partner institute, or not known. */
  firstPayment: number | null;
}

/** When and where the holder of a seat pays and shows documents; null: nobody has said. */
export interface LetterDates {
  pay: DayRange | null;
  verify: DayRange | null;
  /** Null: at the campus of the seat. */
  verifyPlace: string | null;
}

/** The photograph of an applicant. */
export interface LetterPhoto {
  /** SHA-256 of the file, hex. */
  hash: string;
  /** The file: a JPEG, upright, about 35 mm wide by 45 mm high. Rejects when it cannot be read. */
  read: () => Promise<Buffer>;
}

/** What a letter is made from. */
export interface LetterSource {
  record: AllotmentRecord;
  /** The whole name of the track. */
  trackName: string;
  status: LetterStatus;
  place: Place;
  dates: LetterDates;
  /** Where the track's applicants pay beside the link that is sent to them; null: not known. */
  portal: string | null;
  /** Until when the decision can be taken back, also when that is past (ISO 8601); null: it never could. */
  takeBackUntil: string | null;
  photo: LetterPhoto | null;
  settings: LetterSettings;
  code: string;
  issuedAt: Date;
  /** Origin of the site, without a slash at its end. */
  publicUrl: string;
}
