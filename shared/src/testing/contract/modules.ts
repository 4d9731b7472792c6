import type { RemoteCode } from '../../remote/types';

/** Problems of the code behind a remote's descriptors, a sentence each. */
export async function moduleComplaints({ routes, slots, documents = [] }: RemoteCode): Promise<string[]> {
  const all = [
    ...routes.map(({ id, load }) => complaintsOf(id, load, isComponent, 'a component')),
    ...slots.map(({ id, load }) => complaintsOf(id, load, isComponent, 'a component')),
    ...documents.map(({ id, load }) => complaintsOf(id, load, isFunction, 'a function that writes the document')),
    ...routes.flatMap(({ id, addresses }) =>
      addresses ? [complaintsOf(`addresses of ${id}`, addresses, isFunction, 'a function that names the pages')] : [],
    ),
  ];
  return (await Promise.all(all)).flat();
}

async function complaintsOf(
  id: string,
  load: () => Promise<object>,
  isRight: (value: unknown) => boolean,
  what: string,
): Promise<string[]> {
  try {
    const module = (await load()) as { default?: unknown; loader?: unknown };
    return [
      ...(isRight(module.default) ? [] : [`${id}: the module that it loads must export ${what} as its default.`]),
      ...(module.loader === undefined || isFunction(module.loader) ? [] : [`${id}: its loader must be a function.`]),
    ];
  } catch (error) {
    return [`${id}: its code cannot be loaded (${(error as Error).message}).`];
  }
}

const isFunction = (value: unknown) => typeof value === 'function';

/** A component: a function, or the result of memo or forwardRef. */
const isComponent = (value: unknown) =>
  isFunction(value) || (typeof value === 'object' && value !== null && '$$typeof' in value);
