import type { AllotmentDecision, Decision, RoundSchedule } from '../allotment';
import type { AdmissionCodes } from '../categories';
import type { SeatNext } from './next';
import type { SeatTone } from './words';

/** Something with a page of its own, where it has one. */
export interface SeatLink {
  text: string;
  /** Path on this site, or an address elsewhere. */
  to: string | null;
}

/** What is asked before something is done. */
export interface SeatQuestion {
  question: string;
  /** One sentence. */
  consequence: string;
  confirm: string;
  /** Whether it can be taken back, and for how long; null where it leaves no less open. */
  warning: string | null;
  /** Whether the second proof is asked for. */
  needsProof: boolean;
  look: 'primary' | 'quiet' | 'danger';
}

/** What can be done with the seat now. */
export interface SeatChoice extends SeatQuestion {
  /** What is sent. */
  status: AllotmentDecision['status'];
  act: Decision | 'takeBack';
  label: string;
}

/** A line of facts; with several lines, or a link. */
export interface SeatFact {
  term: string;
  lines: readonly string[];
  link?: SeatLink;
}

export interface SeatWish {
  position: number;
  program: SeatLink;
  campus: SeatLink;
  /** What became of it. */
  became: string;
  isGiven: boolean;
}

/** All that the page of a seat says, in words. Pages with and without scripts show this and nothing of their own. */
export interface SeatPage {
  title: string;
  name: string;
  /** Where there is none, why. */
  seat: { program: SeatLink; campus: SeatLink } | string;
  status: { label: string; meaning: string | null; tone: SeatTone; recorded: string | null } | null;
  /** Until when it can be decided, or since when not. */
  until: string | null;
  choices: readonly SeatChoice[];
  /** What becomes of a seat that nobody decides on. */
  lapses: string | null;
  takeBack: { lead: string; choice: SeatChoice } | null;
  /** What it costs and when, and where documents are shown; empty where nothing is due. */
  money: readonly SeatFact[];
  /** Of the payment. */
  paidBefore: string | null;
  /** What is asked before the letter is given; null where there is none. */
  letter: SeatQuestion | null;
  preferences: readonly SeatWish[];
  next: readonly SeatNext[];
  record: readonly SeatFact[];
}

export interface SeatContext {
  /** What codes of categories mean; they stand as they are without. */
  codes?: AdmissionCodes | null;
  /** Of the round, where it is known. */
  counselling?: RoundSchedule['counselling'];
}
