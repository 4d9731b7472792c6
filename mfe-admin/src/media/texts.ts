export const texts = {
  lead: 'Upload a picture once and use it on many pages. Each needs a text that says what it shows.',
  libraryFailed: 'The pictures could not be loaded.',
  libraryEmpty: 'There is no such picture.',
  libraryOf: (title: string) => `: ${title}`,
  uploadAltHint: 'For people who cannot see it, in a sentence: “Two students repair a motor.”',
  uploadName: 'Title in the library (optional)',
  uploadNameHint: 'Left empty, the words above stand for it.',
  uploadSubmit: (count: number) => (count > 1 ? `Upload ${count} pictures` : 'Upload'),
  uploadKnown: (title: string) => `This picture was in the library already, as “${title}”. It stays as it is there.`,
  focusHint:
    'Where a picture is cropped, this point stays to be seen. Press on the picture, or move the point by arrow keys.',
  focusLabel: (x: number, y: number) => `Most important point: ${x} % from the left, ${y} % from the top`,
  replaceHint: (limit: string) =>
    `Another file of at most ${limit}, at once in every place that shows this picture. Its words stay: change them below if they no longer fit.`,
  pickerMissing: 'The chosen picture is not there any more. Choose another.',
  problemsPhone: 'This is a phone’s own format (HEIC). Save it as JPEG',
} as const;
