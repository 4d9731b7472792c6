export { server, startServer } from '@university/shared/testing';

/** jsdom's files can be read by its own reader only. */
function read(blob: Blob): Promise<ArrayBuffer> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });
}

Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return read(this);
};

Blob.prototype.stream ??= function stream(this: Blob) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: async (controller) => {
      controller.enqueue(new Uint8Array(await read(this)));
      controller.close();
    },
  });
};
