/** The body of an answer. Rejects as soon as it is longer than `limit` bytes: nobody's server may fill our memory. */
export async function bounded(answer: Response, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > limit) throw new Error(`${answer.url} is larger than ${limit} bytes`);
    parts.push(part);
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return body;
}
