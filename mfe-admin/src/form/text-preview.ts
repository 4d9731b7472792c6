/** The preview of a Markdown text; its code comes when one is first wanted. */
export const loadTextPreview = () => import('./TextPreview').then(({ TextPreview }) => TextPreview);
