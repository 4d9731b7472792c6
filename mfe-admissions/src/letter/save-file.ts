/** Milliseconds after which the address of a file is taken back; some browsers begin the download late. */
const KEEP = 60_000;

/** Hands a file to the visitor as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP);
}
