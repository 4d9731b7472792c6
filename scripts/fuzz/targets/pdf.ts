import { inspectPdf } from '../../../api/src/platform/files/pdf/inspect';

/** Whatever the bytes are, there is a finding. */
export function fuzz(data: Buffer): void {
  const finding = inspectPdf(data);
  if (!('refused' in finding) && finding.pages < 1) throw new Error('A paper without pages was taken');
}

/** The same with places that are right, as far as there are objects: else few inputs would get behind the tables. */
export function repair(data: Buffer): Buffer {
  let text = data.toString('latin1');
  const last = Math.max(text.lastIndexOf('xref\n', text.lastIndexOf('startxref') - 1), text.lastIndexOf('/XRef'));
  const start = text.startsWith('xref', last) ? last : text.lastIndexOf('\n', text.lastIndexOf(' obj', last)) + 1;
  text = text.replace(/startxref\s{1,3}\d{0,10}/, `startxref\n${Math.max(0, start)}`);
  let id = 0;
  text = text.replace(/(?:^|\n)\d{10} \d{5} [nf]/g, (row) => {
    const at = text.indexOf(`\n${id++} 0 obj`) + 1;
    return at > 0 ? `\n${String(at).padStart(10, '0')} 00000 n` : row;
  });
  return Buffer.from(text, 'latin1');
}
