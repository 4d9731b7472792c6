import { useQuery } from '@university/shared/query';
import { seedQuery, studyQuery } from '../../api/study';

/** The programmes drawn for this tab. Holding the seed here keeps it from being collected while the page is open. */
export function useStudy() {
  const { data: seed } = useQuery(seedQuery());
  return useQuery({ ...studyQuery(seed ?? 0), enabled: seed !== undefined });
}
