export function Forbidden() {
  return <h1>Your role may not open this page</h1>;
}
