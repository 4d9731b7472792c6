/** Letters and digits of a code. Source: `LETTER_CODE_LENGTH` of the contract. */
const LENGTH = 20;

/** What was typed as a code, without what people put between its groups; undefined when it cannot be whole. */
export function readCode(typed: string): string | undefined {
  const code = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return /^[0-9A-Z]+$/.test(code) && code.length === LENGTH ? code : undefined;
}

/** `7K3M-…` in groups of four, as it is printed. */
export const inGroups = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');
