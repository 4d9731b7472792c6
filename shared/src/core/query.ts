/** TanStack Query as the site uses it; a facade for the reason given in router.ts. */
export {
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
