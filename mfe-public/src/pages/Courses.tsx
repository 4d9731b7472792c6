import { Link } from '@university/shared/router';
import { useQuery } from '@university/shared/query';
export default function Courses() {
  const q = useQuery({ queryKey: ['x'], queryFn: async () => 1 });
  return <><h1>Courses {q.data}</h1><Link to="/">Home</Link></>;
}
export async function loader({ queryClient }: any) { await queryClient.prefetchQuery({ queryKey: ['x'], queryFn: async () => 1 }); }
