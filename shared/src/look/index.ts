export { globalCss, globalCssOf } from './global-css';
export { FAMILIES, FIRST_FONTS, fontFaces, themeOf } from './theme';
