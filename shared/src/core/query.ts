/** TanStack Query as the site uses it; a facade for the reason given in router.ts. */
export {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
