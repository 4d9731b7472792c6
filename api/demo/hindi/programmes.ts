import { architectureAndCivil } from './programmes/architecture-civil';
import { business } from './programmes/business';
import { chemical } from './programmes/chemical';
import { computing } from './programmes/computing';
import { data } from './programmes/data';
import { designAndArts } from './programmes/design-arts';
import { electricalAndElectronics } from './programmes/electrical-electronics';
import { entrepreneurship } from './programmes/entrepreneurship';
import { health } from './programmes/health';
import { hospitality } from './programmes/hospitality';
import { mechanical } from './programmes/mechanical';
import { robotics } from './programmes/robotics';
import { scienceAndLanguages } from './programmes/science-languages';
import type { ProgrammeTexts } from './programmes/shape';

export const programmeTexts: ProgrammeTexts = {
  ...architectureAndCivil,
  ...business,
  ...chemical,
  ...computing,
  ...data,
  ...designAndArts,
  ...electricalAndElectronics,
  ...entrepreneurship,
  ...health,
  ...hospitality,
  ...mechanical,
  ...robotics,
  ...scienceAndLanguages,
};

/** What a track asks of everybody, and how it ranks, by the code of the track. */
export const trackRules: Readonly<Record<string, { qualification: string; ranking: string }>> = {
  diploma: { qualification: 'कक्षा 10 या समकक्ष, अंग्रेज़ी, गणित और विज्ञान के साथ', ranking: 'कक्षा 10 की मेरिट' },
  btech: { qualification: 'कक्षा 12 या समकक्ष', ranking: 'JEE Main की रैंक' },
  ug: { qualification: 'कक्षा 12 या समकक्ष', ranking: 'कक्षा 12 की मेरिट' },
  pg: { qualification: 'स्नातक डिग्री', ranking: 'अर्हक डिग्री की मेरिट' },
};

/** What programmes have in common, by the English text: how long, how and when they are taught, and what leaving early gives. */
export const commonTexts: Readonly<Record<string, string>> = {
  '1 year': '1 वर्ष',
  '2 years': '2 वर्ष',
  '3 years': '3 वर्ष',
  '4 years': '4 वर्ष',
  'Full-time': 'पूर्णकालिक',
  Morning: 'सुबह',
  Afternoon: 'दोपहर',
  Evening: 'शाम',
  'As agreed with the partner institute': 'साझेदार संस्थान के साथ तय शुल्क',
  'UG Certificate': 'UG प्रमाण पत्र',
  'UG Diploma': 'UG डिप्लोमा',
  'PG Diploma': 'PG डिप्लोमा',
  'B.Sc. (Engineering)': 'B.Sc. (इंजीनियरिंग)',
  'B.Tech.': 'B.Tech.',
  'B.S.': 'B.S.',
  'B.S. (Honours)': 'B.S. (ऑनर्स)',
  'B.A.': 'B.A.',
  'B.A. (Honours)': 'B.A. (ऑनर्स)',
  BBA: 'BBA',
  'BBA (Honours)': 'BBA (ऑनर्स)',
  MBA: 'MBA',
  MS: 'MS',
};
