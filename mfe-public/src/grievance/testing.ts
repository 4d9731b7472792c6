/** jsdom's Blob has no `arrayBuffer`. */
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
