export { globalCss, globalCssOf } from './global-css';
export { FIRST_FONTS } from './first-fonts';
export { FAMILIES, fontFaces, HINDI_NAME, themeOf } from './theme';
