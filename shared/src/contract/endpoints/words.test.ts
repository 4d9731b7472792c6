import { z } from 'zod';
import { endpoints, type EndpointName } from '.';
import { ANSWER_WORDS, NOTICE_WORDS } from './words';

/** A schema below what may be missing, and the element of a list. */
function innerOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return innerOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodArray ? innerOf(schema.element as z.ZodType) : schema;
}

const inside = (schema: z.ZodType | undefined, part: string): z.ZodType | undefined => {
  const inner = schema && innerOf(schema);
  if (inner instanceof z.ZodRecord) return part === '*' ? (inner.valueType as z.ZodType) : undefined;
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>)[part] : undefined;
};

const isText = (response: z.ZodType, path: string) => {
  const found = `data.${path}`.split('.').reduce(inside, response as z.ZodType | undefined);
  return found !== undefined && innerOf(found) instanceof z.ZodString;
};

test.each(Object.entries(ANSWER_WORDS))('%s has texts where its words are said to be', (name, words) => {
  const { response } = endpoints[name as EndpointName];
  const ofNotices = (words.notices ?? []).flatMap((path) => [`${path}._id`, `${path}.fileName`]);
  for (const path of [...(words.texts ?? []), ...ofNotices])
    expect([path, isText(response, path)]).toEqual([path, true]);
});

test('a notice has its words', () => {
  for (const word of NOTICE_WORDS) expect(isText(endpoints.getNotice.response, `notice.${word}`)).toBe(true);
});
