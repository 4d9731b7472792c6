/** They make names that start alike and are easily misspelt. */
const SYLLABLES = 'an ra vi sha me ti ka su ni la de pra ha mo go ri ba ju'.split(' ');

const nameOf = (number, syllables) => {
  let name = '';
  for (let rest = number + 1, left = syllables; left > 0; left--, rest = Math.floor(rest / 3) + left * 7)
    name += SYLLABLES[rest % SYLLABLES.length];
  return name[0].toUpperCase() + name.slice(1);
};

const id = (number) => number.toString(16).padStart(24, '0');

/** Members of the faculty as the API returns them. */
export function makeFaculty(count) {
  return Array.from({ length: count }, (_, number) => ({
    _id: id(number),
    salutation: ['Dr.', 'Prof.', 'Ms.', 'Mr.'][number % 4],
    firstname: nameOf(number, 3),
    surname: nameOf(number * 7 + 3, 4),
    email: `member.${number}@seu.example`,
    dept_id: { _id: id(number % 50), name: `Department ${nameOf(number % 50, 3)}` },
    designation: 'Assistant Professor',
    photo: null,
    overview: 'Teaches in the workshops, guides projects and works with enterprises nearby. '.repeat(4),
    research: ['looms', 'small motors', 'food safety'],
  }));
}

/** Notices that match a word. */
export function makeNotices(word, count) {
  return Array.from({ length: count }, (_, number) => ({
    _id: id(number),
    fileName: `Notice ${number} about ${word} for ${nameOf(number, 3)}`,
    section: 'notices',
    publishAt: '2025-08-14T06:00:00Z',
    orderNumber: `SEU/NOT/2025/${number}`,
    summary: 'All departments and campuses take note of what the document says. '.repeat(3),
  }));
}
