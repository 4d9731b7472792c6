import '../zod-without-eval';
import { z } from 'zod';

export interface Issue {
  /** Names the field, dot-separated. */
  path: string;
  message: string;
}

/** A schema that leaves the values of a form as they are, once a check finds nothing wrong with them. */
export function checked<V extends object>(issuesOf: (values: V) => Issue[]): z.ZodType<V, V> {
  return z.custom<V>().superRefine((values, context) => {
    for (const { path, message } of issuesOf(values)) {
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    }
  }) as unknown as z.ZodType<V, V>;
}
