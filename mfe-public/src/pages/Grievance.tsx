import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { FormPage } from '../grievance/FormPage';
import { SentPage, ticketIn } from '../grievance/SentPage';
import { texts } from '../grievance-texts';

const SENT_PATH = '/grievance-form/sent';

/** The grievance form with RTI at /grievance-form, and the ticket at /grievance-form/sent. */
export default function Grievance() {
  return useLocation().pathname === SENT_PATH ? <SentPage /> : <FormPage />;
}

export async function loader({ url }: LoaderArgs): Promise<PageInfo | undefined> {
  if (url.pathname !== SENT_PATH || ticketIn(url.searchParams)) return undefined;
  return { status: 404, title: texts.receipt.missingTitle };
}
