import { type MutateOptions, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** TanStack Query; a facade for the reason in router.ts. */
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
 * `useMutation` that ignores calls while one is pending. `isPending` is too late: two clicks can come before a render.
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
