import type { Failure } from '@university/shared/contract';
import { FIELD_MESSAGES } from '@university/shared/field-messages';
import { REFUSALS } from './refusal-texts.hi';
import type { Dictionary } from './rewrite';

/** Stands for a part that is another one each time. */
const PART = '{}';

const TEXTS = new Map([...FIELD_MESSAGES, ...REFUSALS]);

const PATTERNS = REFUSALS.filter(([english]) => english.includes(PART));

/** The Hindi of what a reader is told when something is refused; undefined where there is none. */
export const refusalInHindi: Dictionary = (text) => {
  const whole = TEXTS.get(text);
  if (whole !== undefined) return whole;
  for (const [english, hindi] of PATTERNS) {
    const parts = partsOf(text, english.split(PART));
    if (parts) return parts.reduce((said, part) => said.replace(PART, () => refusalInHindi(part) ?? part), hindi);
  }
  return undefined;
};

/** What stands in a text between these pieces, of which it is made in this order; undefined where it is not. */
function partsOf(text: string, [first = '', ...others]: readonly string[]): string[] | undefined {
  if (!text.startsWith(first)) return undefined;
  const parts: string[] = [];
  let at = first.length;
  for (const [index, piece] of others.entries()) {
    const isLast = index === others.length - 1;
    const end = isLast ? text.length - piece.length : text.indexOf(piece, at);
    if (end <= at || !text.startsWith(piece, end)) return undefined;
    parts.push(text.slice(at, end));
    at = end + piece.length;
  }
  return parts;
}

/** A failed answer with its sentences in Hindi; one without Hindi stays as it is. */
export function failureInHindi(failure: Failure): Failure {
  const { message, issues } = failure;
  return {
    ...failure,
    message: refusalInHindi(message) ?? message,
    ...(issues && {
      issues: issues.map((each) => ({ ...each, message: refusalInHindi(each.message) ?? each.message })),
    }),
  };
}
