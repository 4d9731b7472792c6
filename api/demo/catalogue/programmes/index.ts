import { architectureAndCivil } from './architecture-civil';
import { business } from './business';
import { chemical } from './chemical';
import { computing } from './computing';
import { data } from './data';
import { designAndArts } from './design-arts';
import { electricalAndElectronics } from './electrical-electronics';
import { entrepreneurship } from './entrepreneurship';
import { health } from './health';
import { hospitality } from './hospitality';
import { mechanical } from './mechanical';
import { robotics } from './robotics';
import { scienceAndLanguages } from './science-languages';
import type { ProgrammeTexts } from './shape';

export const programmeTexts: ProgrammeTexts = {
  ...architectureAndCivil,
  ...designAndArts,
  ...computing,
  ...data,
  ...electricalAndElectronics,
  ...robotics,
  ...mechanical,
  ...chemical,
  ...business,
  ...entrepreneurship,
  ...health,
  ...hospitality,
  ...scienceAndLanguages,
};
