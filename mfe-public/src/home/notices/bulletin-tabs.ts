import type { HomeSection } from '../../api/home-notices';

/** The tabs of the information bulletin: the contract's sections of that group, which visitor pages cannot import. */
export const BULLETIN_TABS = [
  { id: 'admission', label: 'Admission' },
  { id: 'students', label: 'Students' },
  { id: 'important-links', label: 'Important links' },
  { id: 'notices', label: 'Notices' },
] as const satisfies readonly { id: HomeSection; label: string }[];

export type BulletinTab = (typeof BULLETIN_TABS)[number]['id'];
