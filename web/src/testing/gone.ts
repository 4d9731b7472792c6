import type { Socket } from 'node:net';

/** Until a connection is gone. Something that one side has not read makes its end a reset, which is as good. */
export const gone = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.on('error', () => {}).once('close', () => resolve());
  });
