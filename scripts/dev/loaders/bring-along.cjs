/** Loader: a module that imports another one first. */
module.exports = function bringAlong(source) {
  const { client } = this.getOptions();
  return `import ${JSON.stringify(client)};\n${source}`;
};
