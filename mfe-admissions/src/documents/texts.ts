import { identity } from '@university/shared/identity';

const sentence = (title: string, description: string) => ({ title, description });

/** What the calendar of a round says; `round` is its name. */
export const calendar = {
  name: (round: string) => `${identity.shortName} admission, ${round}`,
  decide: (round: string) =>
    sentence(
      `${round}: decide on your seat`,
      'Sign in to see your result and decide. Without a decision in time the seat is lost.',
    ),
  last: (round: string) =>
    sentence(`${round}: last hour to decide`, 'The window closes at the end of this hour, by the university’s clock.'),
  pay: (round: string) =>
    sentence(
      `${round}: pay the fee`,
      'For seats that were accepted. The payment link comes to the registered mobile number.',
    ),
  verify: (round: string) =>
    sentence(
      `${round}: document verification`,
      'At the campus of your seat: originals and one self-attested copy of each.',
    ),
  counselling: (round: string) =>
    sentence(
      `${round}: separate counselling`,
      'For applicants whose result says that their seat is held. Bring your certificates in the original.',
    ),
};
