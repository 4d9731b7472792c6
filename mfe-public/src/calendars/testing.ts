import type { Calendar } from './calendar';

const term = { term: 'Odd semester', to: null, whom: null, isEvent: false };
const holiday = { isRestricted: false, moves: false };

export const aCalendar: Calendar = {
  year: '2025-26',
  terms: [
    { ...term, name: 'Orientation', from: '2025-08-25', to: '2025-08-29', whom: 'First year', isEvent: true },
    { ...term, name: 'Last day of teaching', from: '2025-11-29' },
    { ...term, term: 'Even semester', name: 'Tests | retests', from: '2026-03-09', to: '2026-03-14' },
  ],
  holidays: [
    { ...holiday, day: '2026-01-14', name: 'Makar Sankranti', isRestricted: true },
    { ...holiday, day: '2025-07-06', name: 'Muharram', moves: true },
    { ...holiday, day: '2026-01-26', name: 'Republic Day' },
  ],
};

export const calendarAnswer = (calendar: Calendar | null = aCalendar, on = '2025-07-01') => ({
  status: 'success',
  data: { calendar, updated_at: calendar && '2025-08-22T00:00:00.000Z', on },
});
