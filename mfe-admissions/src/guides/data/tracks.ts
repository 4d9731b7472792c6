import type { Track } from '@university/shared/contract';

interface TrackFacts {
  track: Track;
  name: string;
  after: string;
  years: string;
  merit: string;
  courses: string;
}

/** What each track is. Source: facts.json, programmes. */
export const TRACKS: readonly TrackFacts[] = [
  {
    track: 'diploma',
    name: 'Diploma',
    after: 'Class X',
    years: '3 years; tool and die making 4',
    merit: 'Marks of class X',
    courses: '/courses/diploma',
  },
  {
    track: 'btech',
    name: 'B.Tech',
    after: 'Class XII with physics and mathematics',
    years: '4 years',
    merit: 'Rank in the national engineering entrance (JEE Main)',
    courses: '/courses/ug',
  },
  {
    track: 'ug',
    name: 'UG',
    after: 'Class XII',
    years: '3 years for the degree, 4 with honours',
    merit: 'Marks of class XII, or CUET where a programme uses it',
    courses: '/courses/ug',
  },
  {
    track: 'pg',
    name: 'PG',
    after: 'A bachelor’s degree in the subject asked for',
    years: '2 years; postgraduate diploma 1',
    merit: 'Marks of the qualifying degree',
    courses: '/courses/pg',
  },
];

/** What people call a track. */
export const trackName = (track: Track): string => TRACKS.find((each) => each.track === track)?.name ?? track;
