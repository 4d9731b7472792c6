export { globalCss } from './global-css';
export { dark, FAMILIES, FIRST_FONTS, fontFaces, light } from './theme';
