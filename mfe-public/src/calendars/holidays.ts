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
