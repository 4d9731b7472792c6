/** Texts of the list of kinds. */
export const texts = {
  caption: 'Kinds of the catalogue',
  failed: 'The catalogue could not be loaded.',
  columns: { name: 'What', count: 'Yours to change' },
  about: {
    media: 'Pictures of the library. New ones are uploaded under Pictures.',
    zone: 'Parts of the region that campuses are grouped by.',
    campus: 'Places where people study, with address, laboratories and hostel.',
    school: 'What departments belong to.',
    department: 'Who teaches what, and who heads it.',
    person: 'Pages of the people who teach, with post and publications.',
    fee: 'One table, from which every fee of the site is taken.',
    program: 'What people can study, with seats, entry conditions and papers.',
    application: 'From when to when each track takes applications.',
    pin: 'Where PIN codes lie, so that people find the nearest campus.',
    page: 'Pages of text, each at its address.',
    identity: 'Name, address, portals and social networks: on every page, letter and mail.',
    home: 'What stands on the home page beside notices, programmes and campuses.',
    popup: 'The window that opens with the home page.',
    calendar: 'Holidays and the dates of the academic year.',
    admission: 'What codes of regions and categories mean.',
  },
} as const;
