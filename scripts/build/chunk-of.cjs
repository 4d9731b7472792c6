const LOADED = /['"](\.[^'"]+)['"]/;

/** The file behind `load: () => import('./pages/Courses')`, and the chunk that is named after it. */
exports.chunkOf = (load) => {
  const [, file] = LOADED.exec(load.toString()) ?? [];
  if (!file) throw new Error(`A load in src/routes.ts is not of the form () => import('./pages/…'): ${load}`);
  return { file, chunk: file.split(/[^\w-]/).at(-1) };
};
