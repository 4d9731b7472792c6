import { type Piece, say } from '../../platform/mail/compose';

export const texts = {
  dear: (person: Piece) => say`Dear ${person},`,
  questions: (helpDesk: Piece) => say`Questions? Write to ${helpDesk}.`,
  round: (track: Piece, round: number, cycle: Piece) => say`${track}, round ${round} (${cycle})`,
  signIn: (page: Piece) =>
    say`Sign in here:\n${page}\nYou need the e-mail address to which this mail came, and your date of birth.`,
  outSubject: (track: Piece, round: number) => say`The result is out: ${track}, round ${round}`,
  out: (round: Piece) => say`The result of ${round} is out.`,
  decide: (from: Piece, until: Piece) =>
    say`If you got a seat, decide from ${from} until ${until}. Sign in to see your result; it is not in this mail.`,
  waitsSubject: (track: Piece, round: number) => say`Decide on your seat: ${track}, round ${round}`,
  offered: (program: Piece, campus: Piece, round: Piece) =>
    say`A seat is offered to you: ${program}, ${campus} (${round}). You have not decided on it yet.`,
  until: (closes: Piece) => say`You can decide until ${closes}. If you do not decide by then, you lose the seat.`,
};
