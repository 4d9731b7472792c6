import { declared, type Look, type Theme, themeColours } from '../colours';
import wholeLatin400 from '@fontsource/mukta/files/mukta-latin-400-normal.woff2';
import wholeLatin700 from '@fontsource/mukta/files/mukta-latin-700-normal.woff2';
import { type Fallback, FALLBACKS_OF_LANGUAGE } from './first-fonts';
import hindi400 from './fonts/mukta-hindi-400.woff2';
import hindi700 from './fonts/mukta-hindi-700.woff2';
import hindiName from './fonts/mukta-hindi-name.woff2';
import latin400 from './fonts/mukta-latin-400.woff2';
import latin700 from './fonts/mukta-latin-700.woff2';

/** Must match `scripts/fonts.mjs`. */
export const COMMON_LATIN =
  'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B7, U+00BD, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2190-2193, U+2212';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
const DEVANAGARI = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20A8, U+25CC, U+A830-A839, U+A8E0-A8FF';

/** `swap`: text shows at once in a fallback of the same metrics. */
const face = (file: string, weight: number, range: string) => `@font-face {
  font-family: 'Mukta'; font-weight: ${weight}; font-display: swap; unicode-range: ${range};
  src: url('${file}') format('woff2');
}`;

/** Fallbacks on Android, Windows, macOS and iOS, Linux. */
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
  ...FALLBACKS_OF_LANGUAGE,
};

/** Per cent of the font size. */
const MUKTA = { ascent: 113, descent: 53.2 };

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

export const FAMILIES = ['Mukta', ...Object.keys(FALLBACKS).map((name) => `Like Mukta ${name}`)]
  .map((family) => `'${family}'`)
  .join(', ');

const DEVICES_HAVE = [
  'Noto Sans Devanagari',
  'NotoSansDevanagari-Regular',
  'Nirmala UI',
  'Mangal',
  'Kohinoor Devanagari',
  'KohinoorDevanagari-Regular',
  'Lohit Devanagari',
];

/** For the word हिंदी alone: 3 kB, loaded only without a Devanagari font. */
export const HINDI_NAME = 'Hindi name';

export const fontFaces = [
  // Later faces win for shared characters.
  face(wholeLatin400, 400, LATIN),
  face(wholeLatin700, 700, LATIN),
  face(latin400, 400, COMMON_LATIN),
  face(latin700, 700, COMMON_LATIN),
  face(hindi400, 400, DEVANAGARI),
  face(hindi700, 700, DEVANAGARI),
  `@font-face { font-family: '${HINDI_NAME}'; font-display: swap; src: ${DEVICES_HAVE.map((each) => `local('${each}')`).join(', ')}, url('${hindiName}') format('woff2'); }`,
  fallbackFaces,
].join('\n');

const SHADOWS = {
  light: {
    'shadow-card': '0 1px 2px rgb(23 32 58 / 8%), 0 4px 16px rgb(23 32 58 / 5%)',
    'shadow-float': '0 8px 40px rgb(23 32 58 / 22%)',
  },
  dark: {
    'shadow-card': 'inset 0 1px 0 rgb(255 255 255 / 7%), 0 4px 16px rgb(0 0 0 / 40%)',
    'shadow-float': '0 8px 40px rgb(0 0 0 / 60%)',
  },
} as const satisfies Record<Theme, unknown>;

export const themeOf = (look: Look, theme: Theme): string =>
  declared({ ...themeColours(look, theme), ...SHADOWS[theme] });
