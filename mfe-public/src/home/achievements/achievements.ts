import type { texts } from '../texts';
import apprentices from './art/apprentices.svg';
import clinic from './art/clinic.svg';
import hackathon from './art/hackathon.svg';
import skills from './art/skills.svg';
import startups from './art/startups.svg';

interface Achievement {
  id: keyof typeof texts.achievements.items;
  image: string;
}

/** Five images, as the specification's section 9 has it; their words stand in texts.ts. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  { id: 'skills', image: skills },
  { id: 'apprentices', image: apprentices },
  { id: 'startups', image: startups },
  { id: 'hackathon', image: hackathon },
  { id: 'clinic', image: clinic },
];

/** Width and height of every image, in pixels of its own. */
export const IMAGE_SIZE = { width: 960, height: 540 } as const;

/** Milliseconds that an achievement stays. Source: specification, section 9. */
export const ROTATION = 3000;
