import type { Endpoint } from '@university/shared/contract';

/** Groups of calls, in the order of the page. A call belongs where the first part of its path says. */
export const TAGS = [
  {
    name: 'Catalogue',
    description: 'Programmes, campuses, departments and faculty',
    paths: ['faculty', 'departments', 'departmentSchools', 'program', 'campus', 'zone', 'fee'],
  },
  { name: 'Notices', description: 'Published documents, and what staff do with them', paths: ['notice'] },
  { name: 'Pictures', description: 'Uploaded by staff, shown on pages', paths: ['media'] },
  { name: 'Results', description: 'What an applicant does on result day', paths: ['result', 'ug', 'pg', 'letter'] },
  { name: 'Admissions office', description: 'Rounds, records and their history', paths: ['admission', 'download'] },
  { name: 'Grievances', description: 'Complaints and their settlement', paths: ['grievance'] },
  { name: 'Servers', description: 'What servers before this one ask and tell', paths: ['data-version', 'visit'] },
  { name: 'Staff', description: 'Sessions and accounts', paths: ['auth', 'staff', 'me'] },
  { name: 'Administration', description: 'Everything else that staff do', paths: [] },
] as const satisfies readonly { name: string; description: string; paths: readonly string[] }[];

export function tagOf({ path }: Pick<Endpoint, 'path'>): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'admin');
  const tag = TAGS.find(({ paths }) => (paths as readonly string[]).includes(parts[0] ?? ''));
  return (tag ?? TAGS[TAGS.length - 1] ?? TAGS[0]).name;
}
