/**
 * What a text, a function that gives one, or a table of them is in another language: the same names, other words.
 * `texts.hi.ts` exports `const x: Translated<typeof english.x>` for each export of the `texts.ts` beside it.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Translated<Answer>
    : T extends readonly unknown[]
      ? { readonly [Index in keyof T]: Translated<T[Index]> }
      : T extends object
        ? { readonly [Name in keyof T]: Translated<T[Name]> }
        : T;
