/** PDFs that are small and cost much to read. */
import { deflateSync } from 'node:zlib';

/** A PDF whose cross-reference table is a stream, with this dictionary and these bytes. */
function pdf(dictionary, bytes) {
  const head =
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
  const stream = `3 0 obj\n<< /Type /XRef /Root 1 0 R /Filter /FlateDecode ${dictionary} /Length ${bytes.length} >>\nstream\n`;
  const end = `\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`;
  return Buffer.concat([Buffer.from(head + stream), bytes, Buffer.from(end)]);
}

/** Digits in which an expression that looks for a number may go back and forth. */
export const longNumberPdf = Buffer.from(`%PDF-1.4\n${'1'.repeat(40_000)}\nstartxref\n0\n%%EOF\n`);

/** An index that says it has thirty million entries of no bytes each. */
export const hugeIndexPdf = pdf('/Size 30000000 /W [0 1 0] /Index [0 30000000]', deflateSync(Buffer.alloc(4_000_000)));

/** A kilobyte for each megabyte that it becomes. */
export const inflatingPdf = pdf(
  '/Size 4 /W [1 2 1] /Index [0 4]',
  deflateSync(Buffer.alloc(200_000_000), { level: 9 }),
);
