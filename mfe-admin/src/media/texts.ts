export const texts = {
  title: 'Pictures',
  lead: 'Upload a picture once and use it on many pages. Each needs a text that says what it shows.',
  tabs: { label: 'Library or upload', library: 'Choose from the library', upload: 'Upload new pictures' },

  library: {
    title: 'Library',
    search: 'Search in titles and descriptions',
    submit: 'Search',
    failed: 'The pictures could not be loaded.',
    found: (count: string) => `Pictures found: ${count}`,
    empty: 'There is no such picture.',
    facts: (width: number, height: number, size: string) => `${width} × ${height} pixels, ${size}`,
    credit: (name: string) => `By ${name}`,
    open: 'Open it large',
    document: 'Words, uses and history',
    of: (title: string) => `: ${title}`,
  },

  upload: {
    title: 'Upload pictures',
    file: 'Picture files',
    hint: (limit: string) => `JPEG, PNG or WebP of at most ${limit} each. Choose, drop or paste them.`,
    chosen: (name: string, size: string) => `Added: ${name}, ${size}.`,
    remove: 'Remove',
    removeFile: (name: string) => `Remove ${name}`,
    alt: 'What the picture shows',
    altHint: 'For people who cannot see it, in a sentence: “Two students repair a motor.”',
    altHi: 'The same in Hindi (optional)',
    name: 'Title in the library (optional)',
    nameHint: 'Left empty, the words above stand for it.',
    credit: 'Who made it (optional)',
    submit: (count: number) => (count > 1 ? `Upload ${count} pictures` : 'Upload'),
    checking: 'All sent. The picture is being made ready for phones and screens…',
    done: (title: string) => `“${title}” is in the library.`,
    known: (title: string) => `This picture was in the library already, as “${title}”. It stays as it is there.`,
    take: 'Use this picture',
    takeOf: (title: string) => `Use this picture: ${title}`,
  },

  focus: {
    title: 'The most important point',
    hint: 'Where a picture is cropped, this point stays to be seen. Press on the picture, or move the point by arrow keys.',
    label: (x: number, y: number) => `Most important point: ${x} % from the left, ${y} % from the top`,
    crops: 'As it is cropped',
  },

  replace: {
    label: 'Replace the picture',
    hint: (limit: string) =>
      `Another file of at most ${limit}, at once in every place that shows this picture. Its words stay: change them below if they no longer fit.`,
    sending: 'The picture is being made ready…',
    done: 'The picture is replaced wherever it is shown.',
  },

  picker: {
    choose: 'Choose a picture',
    change: 'Choose another picture',
    remove: 'Remove the picture',
    chosen: (title: string) => `Chosen: ${title}`,
    none: 'No picture is chosen.',
    dialog: 'Choose a picture',
    pick: (title: string) => `Choose ${title}`,
    cancel: 'Cancel',
    missing: 'The chosen picture is not there any more. Choose another.',
  },

  problems: {
    noFile: 'Choose a picture',
    notPicture: 'This is not a picture in JPEG, PNG or WebP',
    drawing: 'Drawings (SVG) are not taken. Save it as PNG',
    animation: 'Moving pictures (GIF, animated WebP) are not taken',
    phone: 'This is a phone’s own format (HEIC). Save it as JPEG',
    empty: 'The file is empty',
    tooLarge: (size: string, limit: string) => `It has ${size}; at most ${limit} are taken`,
    refused: (name: string, problem: string) => `${name}: ${problem}`,
    many: (most: number) => `At most ${most} pictures are uploaded at once`,
  },
} as const;
