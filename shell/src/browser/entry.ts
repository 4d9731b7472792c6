/** Yields to the browser between long tasks. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

// The code is all here; run in one task it would block slow phones for a third of a second.
await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
await import(/* webpackMode: "eager" */ '../app/create-routes');
await nextTask();
await import(/* webpackMode: "eager" */ './main');

export {};
