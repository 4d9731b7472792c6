/** `src/routes.ts` of the remote, as the browser build has it. */
declare module 'the-remote' {
  const remote: import('@university/shared/remote').RemoteCode;
  export default remote;
}

declare module 'the-remote/described' {
  type Definition = import('@university/shared/remote').RemoteDefinition;
  type Described<T> = Omit<T, 'load' | 'addresses'>;
  const described: {
    name: string;
    routes: Described<Definition['routes'][number]>[];
    slots: (Omit<Described<Definition['slots'][number]>, 'takes'> & { takes?: object })[];
  };
  export default described;
}
