import { createHash, randomBytes, randomInt } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { attempt, read, readAll } from './calls.mjs';

/** Uploads of a storm. */
const PAPERS = 6;
const PICTURES = 1;

/** PDFs and pictures: what was acknowledged is there as it was sent, once, and files and rows match. */
export const papers = {
  name: 'papers',
  prepare: async () => ({
    papers: Array.from({ length: PAPERS }, () => ({ pdf: aPdf(), key: newKey(), notice: null })),
    pictures: Array.from({ length: PICTURES }, () => ({ key: newKey(), media: null })),
  }),
  async storm({ url, staff, victim }, { papers, pictures }, acknowledge) {
    const sender = { token: staff.tokens.notices, mayLoseReader: victim.startsWith('child') };
    const send = async (one) => {
      one.notice = await uploadPaper(url, sender, one);
      if (one.notice) acknowledge();
    };
    const show = async (one) => {
      one.media = await uploadPicture(url, sender, one);
      if (one.media) acknowledge();
    };
    await Promise.all([...papers.map(send), ...pictures.map(show)]);
  },
  async verify(world, { papers, pictures }) {
    const token = world.staff.tokens.notices;
    for (const paper of papers) {
      // Whoever was cut off sends the same again: there is one all the same.
      const notice = await uploadPaper(world.url, { token }, paper);
      world.check(notice !== null, 'a paper was not taken after the storm');
      world.check(!paper.notice || paper.notice._id === notice?._id, `notice ${paper.notice?._id} was made twice`);
      if (!notice) continue;
      const file = await fetch(new URL(notice.fileLink, world.url));
      const found = hashOf(Buffer.from(await file.arrayBuffer()));
      world.check(file.ok && found === hashOf(paper.pdf), `the file of notice ${notice._id} is ${file.status}`);
    }
    await comparePapers(world, token);
    await comparePictures(world, token, pictures);
    return [...papers, ...pictures].filter(({ notice, media }) => notice || media).length;
  },
};

const newKey = () => randomBytes(16).toString('hex');

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** A PDF of a page with nothing on it, different each time. */
function aPdf() {
  const marks = randomBytes(randomInt(10, 100_000)).toString('hex');
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n',
  ];
  let text = `%PDF-1.4\n%${marks}\n`;
  const offsets = objects.map((object) => {
    const offset = text.length;
    text += object;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return Buffer.from(
    `${text}xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

async function uploadPaper(url, sender, { pdf, key }) {
  const form = new FormData();
  form.append('fileName', 'Written in a storm');
  form.append('section', 'circulars');
  form.append('pdf', new Blob([pdf], { type: 'application/pdf' }), 'storm.pdf');
  const options = { method: 'POST', ...sender, headers: { 'idempotency-key': key }, body: form };
  return (await attempt(`${url}/notice/upload`, options))?.data.notice ?? null;
}

/** A picture of noise, different each time. */
async function uploadPicture(url, sender, { key }) {
  const noise = { type: 'gaussian', mean: randomInt(60, 200), sigma: 30 };
  const create = { width: 400, height: 300 + randomInt(200), channels: 3, background: '#888', noise };
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const form = new FormData();
  form.append('alt_en', 'Seen in a storm');
  form.append('picture', new Blob([jpeg], { type: 'image/jpeg' }), 'storm.jpg');
  const options = { method: 'POST', ...sender, headers: { 'idempotency-key': key }, body: form };
  return (await attempt(`${url}/media`, options))?.data.media ?? null;
}

const filesIn = (folder) =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []).filter((entry) => entry.isFile());

/** Every file has its row and every row its file, whether its upload was acknowledged or cut off; replaced ones are kept. */
async function comparePapers({ url, dataDir, check, replaced }, token) {
  const rows = await readAll(`${url}/admin/notice?state=all&limit=100`, token, 'notices');
  const files = filesIn(join(dataDir, 'files/notices')).filter(({ name }) => name.endsWith('.pdf'));
  const named =
    rows.filter(({ fileLink }) => fileLink !== '').length + (await replaced(() => keptFiles(url, token, rows)));
  check(files.length === named, `${files.length} files of notices, ${named} by their rows`);
}

/** How many files of notices were replaced, and are kept: the demonstration's, as storms change none. */
async function keptFiles(url, token, rows) {
  let kept = 0;
  for (const { _id } of rows.filter(({ version }) => version > 1)) {
    const { data } = await read(`${url}/admin/notice/${_id}/revisions`, { token });
    kept += data.revisions.filter(({ hasFile }) => hasFile).length;
  }
  return kept;
}

/** Every picture has all its files, every file its picture, and those that were acknowledged are there. */
async function comparePictures({ url, dataDir, check }, token, pictures) {
  const rows = await readAll(`${url}/media?limit=100`, token, 'media');
  for (const { media } of pictures)
    check(!media || rows.some(({ _id }) => _id === media._id), `picture ${media?._id} is gone`);
  const expected = rows.flatMap(({ _id, widths }) => [
    `${_id}-original`,
    ...widths.flatMap((width) => [`${_id}-${width}.avif`, `${_id}-${width}.webp`]),
  ]);
  const found = filesIn(join(dataDir, 'files/media')).map(({ name }) => name);
  const isSame = found.sort().join() === expected.sort().join();
  check(isSame, `${found.length} files of pictures, ${expected.length} by their rows`);
}
