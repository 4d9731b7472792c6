import type { Track } from '@university/shared/contract';
import type { Programme } from './takes';

/** A page that does not tell the track is older than tracks; B.Tech. is undergraduate by level and a track of its own. */
export const trackOf = ({ name, level, track }: Programme): Track =>
  track ?? (level === 'UG' && /^B\.?\s*Tech\b/i.test(name) ? 'btech' : level.toLowerCase());
