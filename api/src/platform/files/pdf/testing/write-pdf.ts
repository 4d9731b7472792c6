import { deflateSync } from 'node:zlib';

export const HEAD = '%PDF-1.5\n';

/** A document of objects as written, with the table and trailer that fit them. `table` in place of the right one. */
export function written(objects: string[], trailer = '/Root 1 0 R', table?: string): string {
  let text = '%PDF-1.4\n% comment\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const rows = table ?? `0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${text}xref\n${rows}trailer\n<< /Size 9 ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
}

/** A stream object's text; deflated unless `dictionary` names another filter. */
export function stream(dictionary: string, content: string | Buffer): string {
  const bytes = dictionary.includes('/Filter') ? Buffer.from(content) : deflateSync(content);
  const filter = dictionary.includes('/Filter') ? '' : '/Filter /FlateDecode';
  return `<< ${dictionary} ${filter} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

export function tableOnly(entries: string, rows: string | Buffer): string {
  return `${HEAD}1 0 obj\n${stream(`/Type /XRef /Root 1 0 R ${entries}`, rows)}\nendobj\nstartxref\n${HEAD.length}\n%%EOF`;
}

/** A document whose objects are packed into a stream, found by a stream of cross-references. */
export function packed(objects: string[], entries = ''): string {
  const first = objects.map((_object, index) => {
    const offset = objects.slice(0, index).join(' ').length + (index > 0 ? 1 : 0);
    return `${index + 1} ${offset}`;
  });
  const head = `${first.join(' ')} `;
  const [container, table] = [objects.length + 1, objects.length + 2];
  const body = `/Type /ObjStm /N ${objects.length} /First ${head.length} ${entries}`;
  const text = `${HEAD}${container} 0 obj\n${stream(body, head + objects.join(' '))}\nendobj\n`;
  const row = (kind: number, value: number, index: number) => [kind, value >> 8, value & 255, index];
  const rows = [
    row(0, 0, 0),
    ...objects.map((_object, index) => row(2, container, index)),
    row(1, HEAD.length, 0),
    row(1, text.length, 0),
  ].flat();
  const references = stream(`/Type /XRef /W [1 2 1] /Size ${table + 1} /Root 1 0 R`, Buffer.from(rows));
  return `${text}${table} 0 obj\n${references}\nendobj\nstartxref\n${text.length}\n%%EOF`;
}

export const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
export const PAGES = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
export const PAGE = '<< /Type /Page /Parent 2 0 R >>';

export const sound = (...objects: string[]): string => written([CATALOGUE, PAGES, PAGE, ...objects]);
