import type { Look } from '@university/shared/colours';

export const iconOf = ({ night, light: { accent } }: Look): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${night}"/><g fill="none" stroke="${accent}" stroke-width="3.5" stroke-linejoin="round"><path d="M32 10l6.5 11.4 12.8-3-3 12.8L59 32l-10.700 6.500 3 12.800-12.800-3L32 54l-6.500-5.700-12.800 3 3-12.800L5 32l10.700-6.500-3-12.800 12.800 3z" transform="translate(3.200 3.200) scale(.9)"/><circle cx="32" cy="32" r="7.500"/></g></svg>`;

/** The chosen icon, a square PNG as Base64. */
export const iconOfPicture = (png: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png}"/></svg>`;
