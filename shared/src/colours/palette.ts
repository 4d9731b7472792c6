/** What a university chooses of its look: colours as `#rrggbb`. */
export interface Look {
  night: string;
  light: ThemeLook;
  dark: ThemeLook;
}

export interface ThemeLook {
  accent: string;
  link: string;
}

export type Theme = 'light' | 'dark';

export const DEFAULT_LOOK: Look = {
  night: '#141d38',
  light: { accent: '#f0a21c', link: '#1b3c8c' },
  dark: { accent: '#f5b544', link: '#a9c4ff' },
};

export const ON_NIGHT = { 'on-night': '#fbf8f2', 'on-night-muted': '#c5cbe0' } as const;

/** Colours that cannot be chosen, by theme. */
export const FIXED = {
  light: {
    paper: '#fbf8f2',
    sheet: '#ffffff',
    band: '#f3ede0',
    ink: '#17203a',
    muted: '#4a5269',
    line: '#ddd5c3',
    'on-accent': '#17203a',
    good: '#17603b',
    'good-ground': '#e3f1e7',
    bad: '#9b1c2e',
    'bad-ground': '#fbe8e8',
    grey: '#eff0f2',
  },
  dark: {
    paper: '#0d1324',
    sheet: '#1d2645',
    band: '#131a31',
    ink: '#f2eee4',
    muted: '#b9bed0',
    line: '#3a4568',
    'on-accent': '#17203a',
    good: '#8fdcae',
    'good-ground': '#17382a',
    bad: '#ffb3b8',
    'bad-ground': '#45202a',
    grey: '#262c3d',
  },
} as const satisfies Record<Theme, Record<string, string>>;

export const lookOf = ({ look }: { look?: Look | undefined }): Look => look ?? DEFAULT_LOOK;

export const themeColours = (look: Look, theme: Theme): Record<string, string> => ({
  ...FIXED[theme],
  ...look[theme],
});

export const nightColours = ({ night }: Look): Record<string, string> => ({ night, ...ON_NIGHT });

export const declared = (colours: Record<string, string>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');
