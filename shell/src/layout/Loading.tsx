export function Loading() {
  return <p>Loading…</p>;
}
