import { must } from './must';

/** A form as a browser sends it. */
export async function formBody(form: FormData): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const body = new Response(form);
  const type = must(body.headers.get('content-type'));
  return { payload: Buffer.from(await body.arrayBuffer()), headers: { 'content-type': type } };
}

/** A form of these fields. */
export function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
