/** What a university chooses of its look: colours as `#rrggbb`. */
export interface Look {
  /** The ground of header and footer, the same in every theme. */
  night: string;
  light: ThemeLook;
  dark: ThemeLook;
}

export interface ThemeLook {
  accent: string;
  link: string;
}

export type Theme = 'light' | 'dark';

/** Of a site that has said nothing. */
export const DEFAULT_LOOK: Look = {
  night: '#141d38',
  light: { accent: '#f0a21c', link: '#1b3c8c' },
  dark: { accent: '#f5b544', link: '#a9c4ff' },
};

/** What is on the ground of header and footer. */
export const ON_NIGHT = { 'on-night': '#fbf8f2', 'on-night-muted': '#c5cbe0' } as const;

/** What nobody chooses, by theme. */
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

/** How a site looks; one that has chosen nothing has the usual colours. */
export const lookOf = ({ look }: { look?: Look | undefined }): Look => look ?? DEFAULT_LOOK;

/** Every colour of a theme by its name, for custom properties: `--paper`. */
export const themeColours = (look: Look, theme: Theme): Record<string, string> => ({
  ...FIXED[theme],
  ...look[theme],
});

/** The same for what no theme changes. */
export const nightColours = ({ night }: Look): Record<string, string> => ({ night, ...ON_NIGHT });

/** As declarations of a style sheet. */
export const declared = (colours: Record<string, string>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');
