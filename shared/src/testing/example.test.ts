import { z } from 'zod';
import { endpoints } from '../contract/endpoints';
import { exampleOf } from './example';

test.each(Object.entries(endpoints))('an example of the answer to %s is one', (_, { response }) => {
  expect(() => response.parse(exampleOf(response))).not.toThrow();
});

test('the things of a list differ, and the same example comes each time', () => {
  const people = z.object({ faculty: z.array(z.object({ _id: z.string(), surname: z.string() })) });
  const { faculty } = exampleOf(people) as z.infer<typeof people>;
  expect(new Set(faculty.map(({ _id }) => _id)).size).toBe(faculty.length);
  expect(exampleOf(people)).toEqual(exampleOf(people));
});

test('what may be null has a value, so that a page shows all it can', () => {
  expect(exampleOf(z.object({ photo: z.string().nullable(), order: z.number().optional() }))).toEqual({
    photo: 'Example of photo 1',
    order: 1,
  });
});
