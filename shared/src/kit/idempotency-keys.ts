/** 128 random bits, hex. */
function draw(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fingerprint = (form: FormData) =>
  JSON.stringify(
    [...form].map(([name, value]) => [
      name,
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    ]),
  );

/** Idempotency keys: the same for the same content, a new one after a change. */
export function idempotencyKeys(): (form: FormData) => string {
  let last = { content: '', key: '' };
  return (form) => {
    const content = fingerprint(form);
    if (content !== last.content) last = { content, key: draw() };
    return last.key;
  };
}
