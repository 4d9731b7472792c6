/** `a•••@seu.example`: enough to recognise a mail by, not enough to write to. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? '•••' : `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/** Servers repeat the recipient in their refusals. */
export function maskAddressesIn(text: string): string {
  return text.replace(/[^\s<>]+/g, (word) => (/[^@]@[^@]/.test(word) ? maskAddress(word) : word));
}
