import { Link } from '@university/shared/router';
import { helpAddress } from '../../help/address';
import type { ResultPage } from '../../rounds/result-pages';
import { signIn } from './texts';

/** Leads those who cannot sign in to this result to the form for them. */
export function HelpLink({ page }: { page: ResultPage }) {
  return <Link to={helpAddress(page)}>{signIn.help.link}</Link>;
}
