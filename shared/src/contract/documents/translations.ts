import { z } from 'zod';
import { type FieldNotes, notesOf } from './fields';

/** Most texts of one document: a calendar of 200 days with three texts each has room. */
const MOST_TEXTS = 1_000;

/**
 * A text of a document in Hindi. It is right for one English text and for no other, wherever that is: rows may be
 * put in another order, and when the English text is changed, readers get that one until somebody has seen to the Hindi.
 */
export const translation = z.object({
  /** Where the English text stood when this was written, such as `entries.3.label`. */
  at: z.string().min(1).max(200),
  /** The English text that it is right for. */
  of: z.string().min(1).max(50_000),
  text: z.string().trim().min(1, 'Enter the text in Hindi').max(60_000, 'Keep this under 60,000 characters'),
});

export type Translation = z.output<typeof translation>;

/** The Hindi texts of a document; none of what was stored before there was such a field. */
export const translations = z
  .array(translation)
  .max(MOST_TEXTS, `Give at most ${MOST_TEXTS} texts`)
  .default([])
  .meta({ title: 'In Hindi' });

/** The field of every kind that has such texts. Public answers are made without it. */
export const hindi = { hi: translations };

/** A text of a document that has another in each language. */
export interface TranslatedText {
  at: string;
  /** Its field, and those around it from the outermost, as forms call them: Entries, 4, Words. */
  titles: readonly string[];
  text: string;
  /** Its field is a text of several paragraphs, as Markdown. */
  isArticle: boolean;
}

/** A schema below `nullable`, `default` and checks. */
export function innerOf(schema: z.ZodType): z.ZodType {
  const isWrapped = schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? innerOf(schema.unwrap() as z.ZodType) : schema;
}

/** Every text of a document that has another in each language, in the order of its fields; empty ones are left out. */
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
    // A line of a list is a text because the list is one of texts.
    const row = notes.isTranslated ? element.meta({ title: '', isTranslated: true } satisfies FieldNotes) : element;
    for (const [index, each] of value.entries()) {
      yield* walk(row, each, [...at, String(index)], [...titles, String(index + 1)]);
    }
  } else if (notes.isTranslated && typeof value === 'string' && value.trim()) {
    yield { at: at.join('.'), titles, text: value, isArticle: notes.input === 'markdown' };
  }
}

/** Whether documents of a schema may have such texts at all. */
export function hasTexts(schema: z.ZodType): boolean {
  const inner = innerOf(schema);
  if (notesOf(schema).isTranslated) return true;
  if (inner instanceof z.ZodArray) return hasTexts(inner.element as z.ZodType);
  return inner instanceof z.ZodObject && Object.values(inner.shape as Record<string, z.ZodType>).some(hasTexts);
}

/** The status of the Hindi of a text. */
export type TranslationState = 'current' | 'outdated' | 'missing';

/** The Hindi of a text: what is right for it, or what was until the English changed, or nothing. */
export function translationOf(
  { at, text }: Pick<TranslatedText, 'at' | 'text'>,
  translations: readonly Translation[],
): { state: TranslationState; translation?: Translation } {
  const current = translations.find(({ of }) => of === text);
  if (current) return { state: 'current', translation: current };
  const outdated = translations.find((each) => each.at === at);
  return outdated ? { state: 'outdated', translation: outdated } : { state: 'missing' };
}

/** A text, and the status of its Hindi. */
export interface StandingText extends TranslatedText {
  state: TranslationState;
  translation?: Translation;
}

/** The status of the Hindi of every text of a document. What is right for another of its texts is outdated for none. */
export function standingsOf(texts: readonly TranslatedText[], translations: readonly Translation[]): StandingText[] {
  const present = new Set(texts.map(({ text }) => text));
  const right = new Map(translations.map((each) => [each.of, each]));
  const left = translations.filter(({ of }) => !present.has(of));
  return texts.map((each) => {
    const own = right.get(each.text);
    return { ...each, ...translationOf(each, own ? [own] : left) };
  });
}

/** The Hindi of a document without what belongs to none of its texts, each where its English text is now. */
export function tidied(texts: readonly TranslatedText[], translations: readonly Translation[]): Translation[] {
  const current = new Map<string, Translation>();
  for (const { at, state, translation } of standingsOf(texts, translations)) {
    if (!translation || current.has(translation.of)) continue;
    current.set(translation.of, state === 'current' ? { ...translation, at } : translation);
  }
  return [...current.values()];
}
