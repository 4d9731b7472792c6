import { sitePagesQuery } from '@university/shared';
import { useQuery } from '@university/shared/query';
import { useMemo } from 'react';
import { facultyQuery } from '../api/faculty';
import { search } from '../results/match';
import { SUGGESTIONS, searchablePages } from '../results/suggestions';
import { waysOn } from '../results/ways-on';

/** What the overlay shows for what is typed, found here with every letter; suggestions while nothing is. */
export function useResults(query: string) {
  const pages = useQuery(sitePagesQuery());
  const faculty = useQuery(facultyQuery());
  const found = useMemo(
    () => search(query, searchablePages(pages.data ?? []), faculty.data ?? []),
    [query, pages.data, faculty.data],
  );
  return {
    results: query ? found.results : SUGGESTIONS,
    total: query ? found.total : SUGGESTIONS.length,
    waysOn: waysOn(pages.data ?? []),
    isPending: pages.isPending || faculty.isPending,
    failed: { pages: pages.isError, faculty: faculty.isError },
    retry() {
      if (pages.isError) void pages.refetch();
      if (faculty.isError) void faculty.refetch();
    },
  };
}
