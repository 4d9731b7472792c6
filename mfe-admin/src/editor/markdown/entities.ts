const ENTITY = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});/g;

/** A text with `&copy;` and the like as the characters that readers see. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (entity) => new DOMParser().parseFromString(`<p>${entity}`, 'text/html').body.textContent);

/** A text in which nothing is taken for one of them. */
export const withPlainAmpersands = (text: string): string => text.replace(ENTITY, (entity) => `\\${entity}`);
