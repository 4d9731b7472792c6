/** What applicants choose, out of a hundred. Two tabs: the decision is sent twice at the same moment. */
const WAYS = [
  { share: 50, tabs: ['freeze'] },
  { share: 26, tabs: ['float'] },
  { share: 6, tabs: ['freeze', 'freeze'] },
  { share: 3, tabs: ['float', 'float'] },
  { share: 3, tabs: ['freeze', 'reject'] },
  { share: 7, tabs: ['reject'] },
  { share: 5, tabs: ['upgrade'] },
];

/** Out of a hundred who accepted a seat. */
const LETTERS = 85;

/** What the nth applicant does: the same in every run. */
export function ways(n) {
  let rest = (n * 37) % 100;
  const way = WAYS.find(({ share }) => {
    rest -= share;
    return rest < 0;
  });
  return { tabs: way.tabs, wantsLetter: (n * 61 + 13) % 100 < LETTERS };
}
