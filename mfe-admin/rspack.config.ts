import { remote, rewriting } from '@university/remote-kit/rspack';

const FOR_JSON_SCHEMA = /^import .* from "\.\.\/core\/(?:json-schema-processors|to-json-schema)\.js";$/gm;

/**
 * The schemas of zod without what makes JSON Schema of them, which nothing in the staff area does: 5 kB of every form.
 * Throws where zod names it in another way.
 */
function withoutJsonSchema(source: string): string {
  if (source.match(FOR_JSON_SCHEMA)?.length !== 2) throw new Error('zod makes JSON Schema in another way');
  return `${source.replace(FOR_JSON_SCHEMA, '')}
const processors = {};
const createToJSONSchemaMethod = () => () => {};
const createStandardJSONSchemaMethod = createToJSONSchemaMethod;
`;
}

const rule = { test: /\/zod\/v4\/classic\/schemas\.js$/, use: rewriting(withoutJsonSchema) };

export default remote(import.meta.dirname, { port: 3003 }).map((build) =>
  build.name?.endsWith(':browser')
    ? { ...build, module: { ...build.module, rules: [...(build.module?.rules ?? []), rule] } }
    : build,
);
