import type { DemoPicture } from './table';

/** The picture of a school, by its code. */
export const OF_SCHOOL: Readonly<Record<string, DemoPicture['key']>> = {
  SADS: 'studio',
  SCIT: 'servers',
  SEEE: 'solar',
  SMEC: 'lathe',
  SCHE: 'chemistry',
  SBFM: 'shop',
  SENT: 'prototypes',
  SAHS: 'clinic',
  STHS: 'kitchen',
  SSCI: 'optics',
  SLCS: 'languages',
};

/** Departments that another picture shows better than that of their school. */
export const OF_DEPARTMENT: Readonly<Record<string, DemoPicture['key']>> = {
  'Fashion Design': 'loom',
  'Library and Information Science': 'languages',
  'Business Administration': 'prototypes',
  Chemistry: 'chemistry',
  'Life Sciences': 'clinic',
  'Environmental and Sustainability Science': 'solar',
};

/** The picture of a campus, by its code: what stands in such a part of the city. */
export const OF_CAMPUS: Readonly<Record<string, DemoPicture['key']>> = {
  C01: 'viaduct',
  C02: 'arcade',
  C03: 'courtyard',
  C04: 'tower',
  C05: 'tower',
  E01: 'viaduct',
  E02: 'arcade',
  E03: 'courtyard',
  E04: 'sheds',
  N01: 'arcade',
  N02: 'tower',
  N03: 'viaduct',
  N04: 'courtyard',
  N05: 'sheds',
  N06: 'sheds',
  S01: 'sheds',
  S02: 'arcade',
  S04: 'courtyard',
  W01: 'courtyard',
  W02: 'arcade',
  W03: 'tower',
};

/** What campuses with a hostel show besides: the room, and the bus that stops there. */
export const OF_HOSTEL: readonly DemoPicture['key'][] = ['hostel', 'bus'];
