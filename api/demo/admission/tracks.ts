import type { DocumentData } from '@university/shared/contract';

/** The ways into the university of the demonstration, and of its specified addresses. */
export const DEMO_TRACKS = ['diploma', 'btech', 'ug', 'pg'] as const;
export type DemoTrack = (typeof DEMO_TRACKS)[number];

export const trackDocuments: DocumentData<'track'>[] = [
  { code: 'diploma', name: 'Diploma', fullName: 'Diploma', position: 1 },
  { code: 'btech', name: 'B.Tech', fullName: 'B.Tech.', position: 2 },
  { code: 'ug', name: 'UG', fullName: 'Undergraduate', position: 3 },
  { code: 'pg', name: 'PG', fullName: 'Postgraduate', position: 4 },
];
