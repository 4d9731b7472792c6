import { read } from '@university/shared';
import type { QueryClient } from '@university/shared/query';
import type { Entry } from '../engine/entry';
import { texts } from '../texts';

export async function readDepartments(client: QueryClient): Promise<Entry[]> {
  const { data } = await read(client, '/departments');
  return data.departments.map(({ _id, name }) => ({
    kind: 'department',
    path: `/dept/${encodeURIComponent(_id)}`,
    title: name,
    about: texts.aboutDepartment,
    names: [
      { text: name, weight: 1 },
      { text: `Department of ${name}`, weight: 1 },
    ],
  }));
}
