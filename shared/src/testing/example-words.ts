/** A word for a field; `n` counts the items of a list from 1. */
type Word = (n: number) => string | number;

const pick =
  (...words: readonly string[]): Word =>
  (n) =>
    words[(n - 1) % words.length] as string;

/** Values of certain fields. People and places are invented. */
export const WORDS: Readonly<Record<string, Word>> = {
  _id: (n) => `example-${n}`,
  id: (n) => `example-${n}`,
  slug: (n) => `example-${n}`,
  name: pick('Example of weaving', 'Example of welding', 'Example of baking', 'Example of coding'),
  title: (n) => `Example title ${n}`,
  fileName: (n) => `Example notice ${n}`,
  summary: pick(
    'A short example.',
    'An example that is long enough to take a second line on the narrow screen of a telephone.',
  ),
  salutation: pick('Dr.', 'Ms.', 'Mr.', 'Prof.'),
  firstname: pick('Asha', 'Bharat', 'Chitra', 'Dev'),
  surname: pick('Example', 'Sample', 'Specimen', 'Model'),
  designation: pick('Professor', 'Assistant Professor'),
  email: (n) => `example-${n}@seu.example`,
  hod: () => 'example-1@seu.example',
  code: (n) => `EX${n}`,
  cycle: () => '2026-27',
  track: pick('diploma', 'btech', 'ug', 'pg'),
  tracks: pick('diploma', 'btech', 'ug', 'pg'),
  track_name: pick('Diploma', 'B.Tech', 'UG', 'PG'),
  trackName: pick('Diploma', 'B.Tech', 'UG', 'PG'),
  track_full_name: pick('Diploma', 'B.Tech.', 'Undergraduate', 'Postgraduate'),
  mark: () => 'M8 8h32v32H8Z',
  path: (n) => `/example-${n}`,
  finished: (n) => 60 + n,
  to: () => '/courses',
  partnersPage: () => '/courses',
  duration: pick('3 years', '4 years', '1 year'),
  location: (n) => `Sector ${n}, New Delhi`,
  fileLink: (n) => `/api/v1/notice/example-${n}/file`,
  total: () => 6,
  page: () => 1,
  limit: () => 500,
  totalPages: () => 1,
  size: (n) => n * 120_000,
};
