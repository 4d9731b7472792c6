import { declared, type Look, type Theme, themeColours } from '../colours';
import latin400 from '@fontsource/mukta/files/mukta-latin-400-normal.woff2';
import latin700 from '@fontsource/mukta/files/mukta-latin-700-normal.woff2';
import { DEVANAGARI_DISPLAY } from './first-fonts';
import hindi400 from './fonts/mukta-hindi-400.woff2';
import hindi700 from './fonts/mukta-hindi-700.woff2';
import hindiName from './fonts/mukta-hindi-name.woff2';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
const DEVANAGARI = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20A8, U+25CC, U+A830-A839, U+A8E0-A8FF';

/** `optional`: a font that is not there at once is for the next page. Nothing moves under somebody who reads. */
const face = (file: string, weight: number, range: string, display = 'optional') => `@font-face {
  font-family: 'Mukta'; font-weight: ${weight}; font-display: ${display}; unicode-range: ${range};
  src: url('${file}') format('woff2');
}`;

interface Fallback {
  /** Names of the regular and the bold face on people's devices. */
  local: Record<400 | 700, readonly string[]>;
  /** Width of Mukta's text beside this font's, in per cent; measured on a paragraph of the site. */
  width: Record<400 | 700, number>;
}

/** Fonts that devices have, for pages that Mukta comes too late for: Android, then Windows, macOS and iOS, then Linux. */
const FALLBACKS: Record<string, Fallback> = {
  Roboto: { local: { 400: ['Roboto'], 700: ['Roboto Bold', 'Roboto-Bold'] }, width: { 400: 93.9, 700: 97.4 } },
  Arial: {
    local: {
      400: ['Arial', 'Liberation Sans', 'Helvetica'],
      700: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    },
    width: { 400: 93.4, 700: 91.6 },
  },
  DejaVu: { local: { 400: ['DejaVu Sans'], 700: ['DejaVu Sans Bold'] }, width: { 400: 82.1, 700: 76.7 } },
};

/** Mukta's height above and below the line, per cent of its size. */
const MUKTA = { ascent: 113, descent: 53.2 };

/** The fallback at Mukta's width and height, so that lines break and stand where they would with it. */
const fallbackFace = (name: string, { local, width }: Fallback, weight: 400 | 700) => {
  const scaled = (percent: number) => `${((percent / width[weight]) * 100).toFixed(1)}%`;
  return `@font-face {
  font-family: 'Like Mukta ${name}'; font-weight: ${weight};
  src: ${local[weight].map((each) => `local('${each}')`).join(', ')}; size-adjust: ${width[weight]}%;
  ascent-override: ${scaled(MUKTA.ascent)}; descent-override: ${scaled(MUKTA.descent)}; line-gap-override: 0%;
}`;
};

const fallbackFaces = Object.entries(FALLBACKS)
  .flatMap(([name, fallback]) => [fallbackFace(name, fallback, 400), fallbackFace(name, fallback, 700)])
  .join('\n');

/** The family of all text, its fallbacks included. */
export const FAMILIES = ['Mukta', ...Object.keys(FALLBACKS).map((name) => `Like Mukta ${name}`)]
  .map((family) => `'${family}'`)
  .join(', ');

/** Fonts of Devanagari on people's devices: Android, Windows, macOS and iOS, Linux. */
const DEVICES_HAVE = [
  'Noto Sans Devanagari',
  'NotoSansDevanagari-Regular',
  'Nirmala UI',
  'Mangal',
  'Kohinoor Devanagari',
  'KohinoorDevanagari-Regular',
  'Lohit Devanagari',
];

/** The family of the word हिंदी where it stands alone. Only a device without a font of its script asks for three kilobytes. */
export const HINDI_NAME = 'Hindi name';

/** Every font of the site. */
export const fontFaces = [
  face(latin400, 400, LATIN),
  face(latin700, 700, LATIN),
  face(hindi400, 400, DEVANAGARI, DEVANAGARI_DISPLAY),
  face(hindi700, 700, DEVANAGARI, DEVANAGARI_DISPLAY),
  `@font-face { font-family: '${HINDI_NAME}'; font-display: swap; src: ${DEVICES_HAVE.map((each) => `local('${each}')`).join(', ')}, url('${hindiName}') format('woff2'); }`,
  fallbackFaces,
].join('\n');

const SHADOWS = {
  light: {
    'shadow-card': '0 1px 2px rgb(23 32 58 / 8%), 0 4px 16px rgb(23 32 58 / 5%)',
    'shadow-float': '0 8px 40px rgb(23 32 58 / 22%)',
  },
  dark: { 'shadow-card': '0 1px 2px rgb(0 0 0 / 40%)', 'shadow-float': '0 8px 40px rgb(0 0 0 / 60%)' },
} as const satisfies Record<Theme, unknown>;

/** The custom properties of a theme. */
export const themeOf = (look: Look, theme: Theme): string =>
  declared({ ...themeColours(look, theme), ...SHADOWS[theme] });
