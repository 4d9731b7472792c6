import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { helpAddress } from '../../help/address';
import { resultNameIn } from '../../rounds/names';
import { pageOf, type ResultPage, signInAddress } from '../../rounds/result-pages';
import { scheduleQuery } from '../../rounds/queries';
import { signIn } from './texts';

export function HelpLink({ page }: { page: ResultPage }) {
  return <Link to={helpAddress(page)}>{signIn.help.link}</Link>;
}

export function OtherLive({ page }: { page: ResultPage }) {
  const { data } = useQuery(scheduleQuery());
  const others = (data?.rounds ?? [])
    .filter(({ state, published }) => state === 'open' && published)
    .map(pageOf)
    .filter(({ id }) => id !== page.id);
  if (others.length === 0) return null;
  return (
    <>
      {' '}
      {signIn.otherLive}{' '}
      {others.map((other, index) => (
        <span key={other.id}>
          {index > 0 && ', '}
          <Link to={signInAddress(other)}>{resultNameIn(data, other)}</Link>
        </span>
      ))}
    </>
  );
}
