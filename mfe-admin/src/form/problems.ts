import type { Problem } from './ErrorSummary';

/** What is wrong, in the order of the form. */
export function problemsOf<F extends string>(
  order: readonly F[],
  messageOf: (field: F) => string | undefined,
  idOf: (field: F) => string,
): Problem[] {
  return order.flatMap((field) => {
    const message = messageOf(field);
    return message ? [{ field: idOf(field), message }] : [];
  });
}
