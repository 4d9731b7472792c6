/** Something that happens on a day or from a first to a last day, all in IST, YYYY-MM-DD. */
export interface Term {
  name: string;
  from: string;
  /** Last day, included; the first when left out. */
  to?: string;
  /** For whom, where not for all. */
  whom?: string;
  /** People meet at the headquarters: an event that visitors may find. */
  event?: true;
}

export const ODD_SEMESTER: readonly Term[] = [
  { name: 'Registration for the semester', from: '2025-07-28', to: '2025-08-01', whom: 'Second year and above' },
  { name: 'Teaching begins', from: '2025-08-04', whom: 'Second year and above' },
  { name: 'Orientation of new students', from: '2025-08-25', to: '2025-08-29', whom: 'First year', event: true },
  { name: 'Teaching begins', from: '2025-09-01', whom: 'First year' },
  { name: 'Last day to change an elective', from: '2025-09-12' },
  { name: 'Mid-semester tests', from: '2025-10-06', to: '2025-10-11' },
  { name: 'Autumn break', from: '2025-10-20', to: '2025-10-24' },
  { name: 'Examination forms and fee', from: '2025-11-03', to: '2025-11-14' },
  { name: 'Last day of teaching', from: '2025-11-29' },
  { name: 'Practical and workshop examinations', from: '2025-12-01', to: '2025-12-06' },
  { name: 'End-semester examinations', from: '2025-12-08', to: '2025-12-23' },
  { name: 'Winter break', from: '2025-12-24', to: '2026-01-04', whom: 'Students' },
  { name: 'Results of the odd semester', from: '2026-01-19' },
];

export const EVEN_SEMESTER: readonly Term[] = [
  { name: 'Registration and first day of teaching', from: '2026-01-05' },
  { name: 'Start of January-term programmes', from: '2026-01-12', whom: 'New students of the spring session' },
  { name: 'Annual convocation', from: '2026-02-20', whom: 'Graduates of 2025 and their guests', event: true },
  { name: 'Mid-semester tests', from: '2026-03-09', to: '2026-03-14' },
  { name: 'Examination forms and fee', from: '2026-04-06', to: '2026-04-17' },
  { name: 'Last day of teaching', from: '2026-04-30' },
  { name: 'Practical and workshop examinations', from: '2026-05-04', to: '2026-05-09' },
  { name: 'End-semester examinations', from: '2026-05-11', to: '2026-05-26' },
  { name: 'Summer training and internships', from: '2026-06-01', to: '2026-07-11' },
  { name: 'Results of the even semester', from: '2026-06-22' },
  { name: 'Supplementary examinations', from: '2026-07-06', to: '2026-07-11' },
];

export const ACADEMIC_YEAR: readonly Term[] = [...ODD_SEMESTER, ...EVEN_SEMESTER];

/** A day in IST, YYYY-MM-DD, and what it is called. */
export interface Holiday {
  day: string;
  name: string;
  /** Depends on the sighting of the moon: the day may move by one. */
  moves?: true;
}

/** Days on which every campus and office is closed, as gazetted for offices in Delhi. July 2025 to June 2026. */
export const GAZETTED: readonly Holiday[] = [
  { day: '2025-07-06', name: 'Muharram', moves: true },
  { day: '2025-08-15', name: 'Independence Day' },
  { day: '2025-08-16', name: 'Janmashtami' },
  { day: '2025-09-05', name: 'Milad-un-Nabi (Id-e-Milad)', moves: true },
  { day: '2025-10-02', name: 'Mahatma Gandhi’s Birthday and Dussehra' },
  { day: '2025-10-20', name: 'Diwali (Deepavali)' },
  { day: '2025-11-05', name: 'Guru Nanak’s Birthday' },
  { day: '2025-12-25', name: 'Christmas Day' },
  { day: '2026-01-26', name: 'Republic Day' },
  { day: '2026-03-04', name: 'Holi' },
  { day: '2026-03-21', name: 'Id-ul-Fitr', moves: true },
  { day: '2026-03-26', name: 'Ram Navami' },
  { day: '2026-03-31', name: 'Mahavir Jayanti' },
  { day: '2026-04-03', name: 'Good Friday' },
  { day: '2026-05-01', name: 'Buddha Purnima' },
  { day: '2026-05-27', name: 'Id-ul-Zuha (Bakrid)', moves: true },
  { day: '2026-06-26', name: 'Muharram', moves: true },
];

/** Days of which each employee may choose two; offices and classes stay open. */
export const RESTRICTED: readonly Holiday[] = [
  { day: '2025-08-09', name: 'Raksha Bandhan' },
  { day: '2025-08-27', name: 'Ganesh Chaturthi' },
  { day: '2025-09-29', name: 'Dussehra (Saptami)' },
  { day: '2025-10-07', name: 'Maharishi Valmiki’s Birthday' },
  { day: '2025-10-10', name: 'Karva Chauth' },
  { day: '2025-10-22', name: 'Govardhan Puja' },
  { day: '2025-10-23', name: 'Bhai Duj' },
  { day: '2025-11-24', name: 'Guru Teg Bahadur’s Martyrdom Day' },
  { day: '2025-12-24', name: 'Christmas Eve' },
  { day: '2026-01-01', name: 'New Year’s Day' },
  { day: '2026-01-14', name: 'Makar Sankranti and Pongal' },
  { day: '2026-01-23', name: 'Basant Panchami' },
  { day: '2026-02-01', name: 'Guru Ravidas’s Birthday' },
];
