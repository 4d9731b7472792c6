/** Ends the task, so that the browser can answer to hands and draw before the next piece of work. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

// Everything is in this file already, or in the one before. Run at once, it would be one task of a third of a second on
// a slow phone; this way none is longer than a tenth.
await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
await import(/* webpackMode: "eager" */ '../app/create-routes');
await nextTask();
await import(/* webpackMode: "eager" */ './main');

export {};
