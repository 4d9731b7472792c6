import { read } from '@university/shared';
import { queryOptions } from '@university/shared/query';

type Path = Parameters<typeof read>[1];
type Options<P extends Path> = NonNullable<Parameters<typeof read<P>>[2]>;
export type Query<P extends Path> = NonNullable<Options<P>['query']>;
export type Answer<P extends Path> = Awaited<ReturnType<typeof read<P>>>;

/** One thing, or a list that comes whole. Read anew by every page that shows it. */
export const whole = <P extends Path, T>(
  queryKey: readonly unknown[],
  path: P,
  pick: (answer: Answer<P>) => T,
  options: Options<P> = {},
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => pick((await read(client, path, { ...options, signal })) as Answer<P>),
    staleTime: 0,
  });

/** One page of a list, as the API answers. What was shown before stays until the next page is here. */
export const paged = <P extends Path>(queryKey: readonly unknown[], path: P, query: Query<P>) =>
  queryOptions({
    queryKey: [...queryKey, query],
    queryFn: async ({ client, signal }) => (await read(client, path, { query, signal } as Options<P>)) as Answer<P>,
    placeholderData: (before: unknown) => before as Answer<P> | undefined,
    staleTime: 0,
  });
