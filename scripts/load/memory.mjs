import { once } from 'node:events';
import { WebSocket } from 'undici';

/** What `process.memoryUsage()` of a process says, in MB, once its garbage is collected. */
const EXPRESSION = 'Object.entries(process.memoryUsage()).map(([kind, bytes]) => [kind, Math.round(bytes / 2 ** 20)])';

/** Looks at the memory of a process that was started with `--inspect` at this port. @returns {Promise<Record<string, number>>} */
export async function memoryOf(inspectPort) {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${inspectPort}/json/list`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const ask = async (id, method, params) => {
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [{ data }] = await once(socket, 'message');
      const answer = JSON.parse(data);
      if (answer.id === id) return answer.result;
    }
  };
  await ask(1, 'HeapProfiler.collectGarbage');
  const { result } = await ask(2, 'Runtime.evaluate', { expression: EXPRESSION, returnByValue: true });
  socket.close();
  return Object.fromEntries(result.value);
}
