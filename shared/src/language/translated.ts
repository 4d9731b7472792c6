/** The type of `texts.hi.ts`: the same keys, other words. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Translated<Answer>
    : T extends readonly unknown[]
      ? { readonly [Index in keyof T]: Translated<T[Index]> }
      : T extends object
        ? { readonly [Name in keyof T]: Translated<T[Name]> }
        : T;
