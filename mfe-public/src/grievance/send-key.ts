/** A key of 128 random bits, hex. */
function draw(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const contentOf = (form: FormData) =>
  JSON.stringify(
    [...form].map(([name, value]) => [
      name,
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    ]),
  );

/**
 * Gives what is sent its Idempotency-Key: the same for the same content, so that a second click and a second attempt
 * make one grievance, and a new one after a change.
 */
export function sendKeys(): (form: FormData) => string {
  let last = { content: '', key: '' };
  return (form) => {
    const content = contentOf(form);
    if (content !== last.content) last = { content, key: draw() };
    return last.key;
  };
}
