/** To be thrown by a loader whose page has another address: 301 for clients of the server, a navigation in the browser. */
export function movedTo(path: string, { search }: URL): Response {
  return new Response(null, { status: 301, headers: { Location: path + search } });
}
