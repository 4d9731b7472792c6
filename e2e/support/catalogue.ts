import type { APIRequestContext } from '@playwright/test';
import type { AnswerOf } from '@university/shared/contract';

type Programmes = AnswerOf<'listPrograms'>['data']['programs'];

export async function programmes(request: APIRequestContext): Promise<Programmes> {
  const { data }: AnswerOf<'listPrograms'> = await (await request.get('/api/v1/program')).json();
  return data.programs;
}

/** Replaces `{program}`, `{department}` and `{member}` in addresses by ids of existing records. */
export async function idsOf(request: APIRequestContext) {
  const { data }: AnswerOf<'listFaculty'> = await (await request.get('/api/v1/faculty?limit=1000')).json();
  const program = (await programmes(request)).find(({ years }) => years);
  const ids: Record<string, string | undefined> = {
    program: program?._id,
    department: program?.department?._id,
    member: data.faculty[0]?._id,
  };
  return { in: (path: string) => path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? name) };
}
