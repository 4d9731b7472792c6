import type { BodyOf } from '@university/shared/contract';
import type { OwnPage } from '../api/queries';
import { DOCUMENTS } from '../documents/contract';
import type { DocumentValues } from '../documents/form-context';
import { fieldsOfKind } from '../documents/kinds';
import { atInputs } from '../documents/model/check';
import { toValues } from '../documents/model/values';
import type { Names } from '../documents/model/words';
import type { Issue } from '../form/use-task-form';

/** Names of the own page's fields in its calls. */
const IN_CALLS = {
  photoId: 'photo_id',
  overview: 'overview',
  qualifications: 'qualifications',
  research: 'research',
  researchText: 'research_text',
  publications: 'publications',
} as const;

/** What a member of the faculty changes of the own page. */
export const ownSchema = DOCUMENTS.person.data.pick({
  photoId: true,
  overview: true,
  qualifications: true,
  research: true,
  researchText: true,
  publications: true,
});

const OWN_FIELDS = Object.keys(ownSchema.shape) as (keyof typeof ownSchema.shape)[];

/** The fields of its form, in the order of a person's. */
export const ownFields = () => fieldsOfKind('person').filter(({ name }) => Object.hasOwn(ownSchema.shape, name));

/** Data of these fields, as a person's document has it. */
export type OwnData = Record<string, unknown>;

/** What a page says, as data of its fields. */
export const dataOf = (page: OwnPage): OwnData =>
  Object.fromEntries(OWN_FIELDS.map((field) => [field, page[IN_CALLS[field]] || null]));

/** Data of the fields, as it is sent. @param version that was seen */
export const updateOf = (data: OwnData, version: number) =>
  ({
    ...Object.fromEntries(OWN_FIELDS.map((field) => [IN_CALLS[field], data[field]])),
    // The one text that is empty, and never missing.
    overview: data.overview ?? '',
    version,
  }) as BodyOf<'updateOwnFaculty'>;

/** How the photograph of a page is called. */
export const namesIn = ({ photo_id: id, picture }: OwnPage): Names => (id && picture ? { [id]: picture.alt } : {});

/** What the form begins with. */
export const startOf = (page: OwnPage): DocumentValues => ({
  data: toValues(ownFields(), dataOf(page)),
  note: '',
  correction: '',
  names: namesIn(page),
});

/** Issues of the API at the inputs of the form. */
export const atOwnInputs = (issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => {
    const [name, ...rest] = issue.path.split('.');
    const field = OWN_FIELDS.find((each) => IN_CALLS[each] === name);
    return (field && atInputs('person', [{ ...issue, path: ['data', field, ...rest].join('.') }])[0]) || issue;
  });
