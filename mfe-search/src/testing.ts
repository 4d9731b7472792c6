/** What the tests of this remote search through. */
const faculty = (_id: string, salutation: string, firstname: string, surname: string) => ({
  _id,
  salutation,
  firstname,
  surname,
  designation: 'Assistant Professor',
  email: `${_id}@seu.example`,
  dept_id: { _id: 'd1', name: 'Design' },
  photo: null,
  overview: '',
  research: [],
});

export const SITE_PAGES = [
  { path: '/courses', title: 'Programmes', description: 'All programmes', keywords: ['courses'] },
  { path: '/amenities/Library', title: 'Library', description: 'Books and reading rooms', keywords: ['books'] },
  { path: '/academics/faculty', title: 'Faculty', description: 'Who teaches', keywords: [] },
];

export const FACULTY_ANSWER = {
  '/faculty': {
    status: 'success',
    data: { faculty: [faculty('f1', 'Dr.', 'Meera', 'Nair'), faculty('f2', 'Mr.', 'Arun', 'Libman')] },
    metadata: { total: 2, page: 1, limit: 500, totalPages: 1 },
  },
};
