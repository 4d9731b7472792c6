import type { ListMetadata } from '@university/shared/contract';

/** Where a page stands in a list of `total`. An empty list has one page. */
export function pageMetadata(total: number, { page, limit }: { page: number; limit: number }): ListMetadata {
  return { total, page, limit, totalPages: Math.max(1, Math.ceil(total / limit)) };
}
