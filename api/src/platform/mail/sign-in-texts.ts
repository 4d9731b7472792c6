import { type Piece, say } from './compose';

interface Code {
  code: Piece;
  where: Piece;
  minutes: number;
}

export const signInTexts = {
  subject: say`Your code to sign in`,
  dear: (person: Piece) => say`Dear ${person},`,
  code: ({ code, where, minutes }: Code) =>
    say`Your code to sign in to ${where} is ${code}. It is valid for ${minutes} minutes and works once.`,
  why: say`We ask for it because somebody tried wrong details for your e-mail address many times.`,
  notMe: (helpDesk: Piece) =>
    say`Do not tell the code to anybody. If you did not try to sign in just now, somebody else knows your details: write to ${helpDesk}.`,
};
