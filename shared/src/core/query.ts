import { type MutateOptions, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** TanStack Query as the site uses it; a facade for the reason given in router.ts. */
export {
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/**
 * `useMutation`, one at a time: what is asked for while one is under way is dropped, so that a double click sends once.
 * `isPending` is too late for that, as two clicks can come before React renders.
 */
export function useSingleMutation<Data = unknown, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const { data, error, isPending, mutateAsync } = useMutation(options);
  const isUnderway = useRef(false);
  const mutate = useCallback(
    (variables: Variables, then?: MutateOptions<Data, Error, Variables>): void => {
      if (isUnderway.current) return;
      isUnderway.current = true;
      const end = () => {
        isUnderway.current = false;
      };
      mutateAsync(variables, then).then(end, end);
    },
    [mutateAsync],
  );
  return { data, error, isPending, mutate };
}
