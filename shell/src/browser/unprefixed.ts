/**
 * Stands in for stylis' vendor prefixes, which styled-components asks for only when it is told to, and bundles all the same.
 * @param value a declaration, as `color:red;`
 */
export const prefix = (value: string): string => value;
