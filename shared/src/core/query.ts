/** TanStack Query as the site uses it; a facade for the reason given in router.ts. */
export {
  hydrate,
  keepPreviousData,
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
