import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { DocumentKind, EntryKind } from '@university/shared/contract';
import { Message } from '@university/shared/kit';
import { queryOptions, useQuery } from '@university/shared/query';
import { Link, useLocation, useNavigate, useSearchParams } from '@university/shared/router';
import { useEffect } from 'react';
import { StaffArea } from '../area/StaffArea';
import { Read } from '../form/actions';
import { addresses } from './addresses';
import { texts } from './texts';

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

type Client = Parameters<typeof read>[0];

async function byKey(client: Client, kind: EntryKind, key: string): Promise<string | null> {
  const query = { kind, search: key.slice(0, 100), limit: 50, page: 1 };
  const { documents } = (await read(client, calls.listDocuments, { query })).data;
  const found = documents.find((each) => each.key.toLowerCase() === key.toLowerCase());
  return found ? addresses.one(kind, found._id) : null;
}

async function editorOf(client: Client, page: string): Promise<string | null> {
  const setting = SETTINGS[page];
  if (setting) return addresses.one(setting, setting);
  const [, first = '', id = '', code = '', more] = page.split('/').map(decodeURIComponent);
  const kind = BY_ID[first];
  if (kind && id && !code) return addresses.one(kind, id);
  if (first === 'campus' && id === 'zone' && code && more === undefined) return byKey(client, 'zone', code);
  if (first !== 'campus' || !id || code) return byKey(client, 'page', page);
  const { campus } = (await read(client, calls.getCampus, { params: { slug: id } })).data;
  return addresses.one('campus', campus._id);
}

const editorQuery = (page: string | null) =>
  queryOptions({
    queryKey: ['document', 'editor', page],
    queryFn: async ({ client }) =>
      page === null
        ? addresses.one('person', (await read(client, calls.readOwnFaculty)).data.faculty._id)
        : editorOf(client, page),
    retry: false,
    staleTime: 0,
  });

export default function EditPage() {
  const isOwn = useLocation().pathname === '/admin/my-page';
  const [params] = useSearchParams();
  const page = params.get('page') ?? '/';
  const navigate = useNavigate();
  const query = useQuery(editorQuery(isOwn ? null : page));
  const to = query.data;
  useEffect(() => {
    if (to) void navigate(to, { replace: true });
  }, [to, navigate]);
  return (
    <StaffArea title={isOwn ? 'My page' : 'Edit this page'}>
      <Read query={query} failed={isOwn ? 'Your page could not be loaded.' : 'The pages could not be loaded.'}>
        {(address) =>
          address === null && (
            <Message role="status">
              <p>{`The page ${page} is put together of several entries of the catalogue.`}</p>
              <Link to="/admin/catalogue">{texts.title}</Link>
            </Message>
          )
        }
      </Read>
    </StaffArea>
  );
}
