import { read } from '@university/shared';
import { queryOptions } from '@university/shared/query';

type Call = Parameters<typeof read>[1];
type Options<C extends Call> = NonNullable<Parameters<typeof read<C>>[2]>;
type Answer<C extends Call> = Awaited<ReturnType<typeof read<C>>>;

/** Milliseconds between two looks at counts that change meanwhile by themselves. */
export const LIVE = 15_000;

/** One thing, or a list that comes whole. Read anew by every page that shows it. */
export const whole = <C extends Call, T>(
  queryKey: readonly unknown[],
  call: C,
  pick: (answer: Answer<C>) => T,
  options: Options<C> = {},
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => pick(await read(client, call, { ...options, signal })),
    staleTime: 0,
  });

/** One page of a list, as the API answers. What was shown before stays until the next page is here. */
export const paged = <C extends Call>(queryKey: readonly unknown[], call: C, query: NonNullable<Options<C>['query']>) =>
  queryOptions({
    queryKey: [...queryKey, query],
    queryFn: ({ client, signal }) => read(client, call, { query, signal }),
    placeholderData: (before: unknown) => before as Answer<C> | undefined,
    staleTime: 0,
  });
