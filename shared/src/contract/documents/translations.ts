import { z } from 'zod';
import { type FieldNotes, notesOf } from './fields';

/** A calendar of 200 days with three texts each. */
const MAX_TEXTS = 1_000;

/** Hindi for one exact English text: rows may move, and a changed text falls back to English until it is translated. */
export const translation = z.object({
  /** Last position, such as `entries.3.label`. */
  at: z.string().min(1).max(200),
  /** The English text. */
  of: z.string().min(1).max(50_000),
  text: z.string().trim().min(1, 'Enter the text in Hindi').max(60_000),
});

export type Translation = z.output<typeof translation>;

/** Default: none, for older documents. */
export const translations = z
  .array(translation)
  .max(MAX_TEXTS, `Give at most ${MAX_TEXTS} texts`)
  .default([])
  .meta({ title: 'In Hindi' });

/** Not part of public answers. */
export const hindi = { hi: translations };

export interface TranslatedText {
  at: string;
  /** Titles from the outermost: Entries, 4, Words. */
  titles: readonly string[];
  text: string;
  isArticle: boolean;
}

export function innerOf(schema: z.ZodType): z.ZodType {
  const isWrapped = schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? innerOf(schema.unwrap() as z.ZodType) : schema;
}

/** All translatable texts in field order, without empty ones. */
export const textsOf = (schema: z.ZodType, data: unknown): TranslatedText[] => [...walk(schema, data, [], [])];

function* walk(
  schema: z.ZodType,
  value: unknown,
  at: readonly string[],
  titles: readonly string[],
): Generator<TranslatedText> {
  const notes: FieldNotes = notesOf(schema);
  const inner = innerOf(schema);
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    for (const [field, each] of Object.entries(inner.shape as Record<string, z.ZodType>)) {
      const { title } = notesOf(each);
      yield* walk(each, (value as Record<string, unknown>)[field], [...at, field], title ? [...titles, title] : titles);
    }
  } else if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const element = inner.element as z.ZodType;
    // Lines inherit `isTranslated` from their list.
    const row = notes.isTranslated ? element.meta({ title: '', isTranslated: true } satisfies FieldNotes) : element;
    for (const [index, each] of value.entries()) {
      yield* walk(row, each, [...at, String(index)], [...titles, String(index + 1)]);
    }
  } else if (notes.isTranslated && typeof value === 'string' && value.trim()) {
    yield { at: at.join('.'), titles, text: value, isArticle: notes.input === 'markdown' };
  }
}

export function hasTexts(schema: z.ZodType): boolean {
  const inner = innerOf(schema);
  if (notesOf(schema).isTranslated) return true;
  if (inner instanceof z.ZodArray) return hasTexts(inner.element as z.ZodType);
  return inner instanceof z.ZodObject && Object.values(inner.shape as Record<string, z.ZodType>).some(hasTexts);
}

export type TranslationState = 'current' | 'outdated' | 'missing';

export function translationOf(
  { at, text }: Pick<TranslatedText, 'at' | 'text'>,
  translations: readonly Translation[],
): { state: TranslationState; translation?: Translation } {
  const current = translations.find(({ of }) => of === text);
  if (current) return { state: 'current', translation: current };
  const outdated = translations.find((each) => each.at === at);
  return outdated ? { state: 'outdated', translation: outdated } : { state: 'missing' };
}

export interface StandingText extends TranslatedText {
  state: TranslationState;
  translation?: Translation;
}

/** Reused translations are not outdated for other texts. */
export function standingsOf(texts: readonly TranslatedText[], translations: readonly Translation[]): StandingText[] {
  const present = new Set(texts.map(({ text }) => text));
  const right = new Map(translations.map((each) => [each.of, each]));
  const left = translations.filter(({ of }) => !present.has(of));
  return texts.map((each) => {
    const own = right.get(each.text);
    return { ...each, ...translationOf(each, own ? [own] : left) };
  });
}

/** Drops unused translations and updates positions. */
export function tidied(texts: readonly TranslatedText[], translations: readonly Translation[]): Translation[] {
  const current = new Map<string, Translation>();
  for (const { at, state, translation } of standingsOf(texts, translations)) {
    if (!translation || current.has(translation.of)) continue;
    current.set(translation.of, state === 'current' ? { ...translation, at } : translation);
  }
  return [...current.values()];
}
