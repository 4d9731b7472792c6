import type { EndpointName, Failure } from '@university/shared/contract';
import type { Language } from '@university/shared/language';

/** Puts what the API says in English into another language. What has no words there stays; what is given is not changed. */
export interface Translator {
  answer(name: EndpointName, answer: unknown): Promise<unknown>;
  /** The sentences of a refusal, of whichever call. */
  failure(failure: Failure): Failure;
}

/** Who reads what a call answers: in which language, and how English gets into it. */
export interface Reader extends Translator {
  language: Language;
}

/** What a call would answer with these data, in the words of a reader. */
export const inWordsOf = async <D>(reader: Reader, name: EndpointName, data: D): Promise<D> =>
  ((await reader.answer(name, { data })) as { data: D }).data;

/** Who reads English, as it is. */
export const ENGLISH: Reader = {
  language: 'en',
  answer: async (_name, answer) => answer,
  failure: (failure) => failure,
};
