import { attempt, read } from './calls.mjs';

/** How the text of the page ends that is edited. */
const LINE = 'Written in a storm: ';

const numberIn = (body) => Number(body.split(LINE)[1] ?? 0);

/** The page that is edited, the first of all; looked for once. */
async function readPage(world) {
  const token = world.staff.tokens.admin;
  if (!world.editedPage) {
    const { data } = await read(`${world.url}/document?kind=page`, { token });
    world.editedPage = data.documents[0]._id;
  }
  const { data } = await read(`${world.url}/document/${world.editedPage}`, { token });
  return data.document;
}

/**
 * Edits of a page, one after the other: the last one that was acknowledged is there, or one that was sent after it; and the
 * page has as many states in its history as its version says.
 */
export const edits = {
  name: 'edits',
  async prepare(world) {
    const { _id: id, version, data } = await readPage(world);
    const last = numberIn(data.body);
    return { id, version, data, sent: last, done: last, first: last };
  },
  async storm({ url, staff, isOver }, edit, acknowledge) {
    const token = staff.tokens.admin;
    const base = edit.data.body.split(LINE)[0].trimEnd();
    while (!isOver()) {
      edit.sent++;
      const data = { ...edit.data, body: `${base}\n\n${LINE}${edit.sent}` };
      const body = JSON.stringify({ kind: 'page', data, status: 'published', version: edit.version });
      const answer = await attempt(`${url}/document/${edit.id}`, { method: 'PUT', token, body });
      if (!answer) return;
      edit.version = answer.data.document.version;
      edit.done = edit.sent;
      acknowledge();
    }
  },
  async verify(world, { sent, done, first, version }) {
    const page = await readPage(world);
    const found = numberIn(page.data.body);
    world.check(found === done || found === sent, `the page ends with ${found}, not ${done} or ${sent}`);
    world.check(page.version === version + (found - done), `the page has version ${page.version}, not ${version}`);
    return done - first;
  },
};
