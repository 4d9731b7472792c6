import type { LoaderArgs } from '@university/shared/remote';
import { loginWaysQuery } from '../api/single-sign-on';

/** One attempt: without an answer the page stands with the password alone. */
export async function loader({ queryClient }: LoaderArgs): Promise<undefined> {
  await queryClient.prefetchQuery({ ...loginWaysQuery(), retry: false });
}
