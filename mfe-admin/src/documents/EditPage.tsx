import type { DocumentKind } from '@university/shared/contract';
import { Message } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link, useNavigate, useSearchParams } from '@university/shared/router';
import { useEffect } from 'react';
import { StaffArea } from '../area/StaffArea';
import { Read } from '../form/messages';
import { addresses } from './addresses';
import { documentsQuery } from './queries';
import { texts } from './texts';

/** Of pages that show one document: what their addresses begin with. */
const BY_ID: Partial<Record<string, DocumentKind>> = {
  dept: 'department',
  faculty: 'person',
  notices: 'notice',
  programs: 'program',
};

const SETTINGS: Partial<Record<string, DocumentKind>> = {
  '/': 'home',
  '/academics/academic-calendar': 'calendar',
  '/administration/administrative/officers': 'officers',
  '/placement': 'placement',
};

/** Where a public page is edited, as far as its address says that. */
export function editorOf(page: string): string | undefined {
  const setting = SETTINGS[page];
  if (setting) return addresses.one(setting, setting);
  const [, first = '', id, more] = page.split('/');
  const kind = BY_ID[first];
  if (kind && id && !more) return addresses.one(kind, id);
  return first === 'campus' ? '/admin/catalogue/campus' : undefined;
}

const words = texts.editPage;

export default function EditPage() {
  const [params] = useSearchParams();
  const page = params.get('page') ?? '/';
  const known = editorOf(page);
  const navigate = useNavigate();
  const query = useQuery({
    ...documentsQuery({ kind: 'page', search: page.slice(0, 100), limit: 50, page: 1 }),
    enabled: known === undefined,
  });
  const found = query.data?.data.documents.find(({ key }) => key === page);
  const to = known ?? (found && addresses.one('page', found._id));
  useEffect(() => {
    if (to) void navigate(to, { replace: true });
  }, [to, navigate]);
  return (
    <StaffArea title={words.title}>
      {!to && (
        <Read query={query} failed={words.failed}>
          {() => (
            <Message role="status">
              <p>{words.none(page)}</p>
              <Link to="/admin/catalogue">{texts.title}</Link>
            </Message>
          )}
        </Read>
      )}
    </StaffArea>
  );
}
