export const texts = {
  lead: 'Upload a picture once and use it on many pages. Each needs a text that says what it shows.',

  library: {
    failed: 'The pictures could not be loaded.',
    empty: 'There is no such picture.',
    of: (title: string) => `: ${title}`,
  },

  upload: {
    altHint: 'For people who cannot see it, in a sentence: “Two students repair a motor.”',
    name: 'Title in the library (optional)',
    nameHint: 'Left empty, the words above stand for it.',
    submit: (count: number) => (count > 1 ? `Upload ${count} pictures` : 'Upload'),
    known: (title: string) => `This picture was in the library already, as “${title}”. It stays as it is there.`,
  },

  focus: {
    hint: 'Where a picture is cropped, this point stays to be seen. Press on the picture, or move the point by arrow keys.',
    label: (x: number, y: number) => `Most important point: ${x} % from the left, ${y} % from the top`,
  },

  replace: {
    hint: (limit: string) =>
      `Another file of at most ${limit}, at once in every place that shows this picture. Its words stay: change them below if they no longer fit.`,
  },

  picker: {
    missing: 'The chosen picture is not there any more. Choose another.',
  },

  problems: {
    phone: 'This is a phone’s own format (HEIC). Save it as JPEG',
  },
} as const;
