import type { AllotmentStatus, Decision } from '@university/shared/contract';
import { type Piece, say } from '../../platform/mail/compose';

export const texts = {
  dear: (person: Piece) => say`Dear ${person},`,
  questions: (helpDesk: Piece) => say`Questions? Write to ${helpDesk}.`,
  seat: (program: Piece, campus: Piece, round: number) => say`${program}, ${campus} (round ${round})`,
  statuses: {
    pending: 'pending',
    freeze: 'freeze',
    float: 'float',
    upgrade: 'upgrade',
    reject: 'reject',
    lapsed: 'lapsed',
  } satisfies Record<AllotmentStatus, string>,
  meaning: {
    freeze: 'You accepted this seat and take no part in later rounds.',
    float: 'You accepted this seat and stay open to a better one in the next round.',
    upgrade: 'You gave this seat up and stay open to another one in the next round.',
    reject: 'You gave this seat up and left the admission process.',
  } satisfies Record<Decision, string>,
  stillOpen: 'You can decide again.',
  /** Last paragraph of mails about something a stranger may have done. */
  notMe: (link: Piece) =>
    say`If this was not you, open this page and tell us:\n${link}\nNobody can then decide on your seat until the admissions office has looked into it. The link works once.`,
  receiptSubject: say`Your decision on the seat offered to you`,
  recorded: (at: Piece, seat: Piece, status: Piece) => say`Recorded on ${at} for ${seat}: ${status}.`,
  takenBack: (at: Piece, seat: Piece, status: Piece) =>
    say`Your decision was taken back on ${at} for ${seat}. It now says: ${status}.`,
  takeBack: (until: Piece) =>
    say`You can take this back until ${until}: sign in to your result again. After that it is final.`,
  yourResult: 'your result',
  deviceSubject: say`Somebody signed in to your result`,
  device: (at: Piece) => say`Somebody signed in to your result on ${at}, on a device that was not used for it before.`,
  deviceMine: say`If this was you, you need to do nothing.`,
  codeSubject: say`Your code to confirm a decision`,
  code: (code: Piece, minutes: number) => say`Your code is ${code}. It is valid for ${minutes} minutes and works once.`,
  codeFor: (seat: Piece) =>
    say`Together with your form number it confirms a decision about the seat in ${seat}. Do not tell it to anybody.`,
  heldSubject: say`Decisions on your seat are held`,
  held: (at: Piece, seat: Piece, status: Piece) =>
    say`You told us of a sign-in or decision that was not yours. Since ${at} nobody can decide on the seat in ${seat}, and everybody is signed out. It now says: ${status}.`,
  heldCall: (phone: Piece, helpDesk: Piece) =>
    say`Call ${phone} or write to ${helpDesk} now. You do not lose the seat: the admissions office records your decision, even after the last day.`,
  heldTicket: (ticket: Piece, page: Piece) =>
    say`Your ticket number is ${ticket}. To see its status, go to the page below and enter it with this e-mail address.\n${page}`,
  liftedSubject: say`You can decide on your seat again`,
  lifted: (seat: Piece, status: Piece) =>
    say`The admissions office looked into your record. Decisions on the seat in ${seat} are no longer held. It now says: ${status}.`,
};
