declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.svg' {
  const source: string;
  export default source;
}
