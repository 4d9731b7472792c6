export const texts = {
  title: 'Catalogue',
  lead: 'What visitors come for, and what the site says of itself. You can preview before publishing.',
  yes: 'Yes',
  no: 'No',
  none: '(empty)',
  choices: {
    en: 'English',
    hi: 'Hindi',
    DIPLOMA: 'Diploma',
    UG: 'Undergraduate',
    PG: 'Postgraduate',
    registration: 'With the application',
    once: 'Once, on joining',
    deposit: 'As a deposit that is paid back',
    semester: 'Every semester',
    nothing: 'Nothing',
    zones: 'Zones of the campuses',
    portals: 'Admission portals',
    hero: 'Banner',
    admission: 'Admission now',
    announcements: 'Announcements',
    study: 'Study',
    achievements: 'Recent achievements',
    messages: 'Messages',
    bulletin: 'Information bulletin',
    people: 'People at work',
    campuses: 'Campuses',
    news: 'News',
    events: 'Student events',
    partners: 'Partners',
    socials: 'Social networks',
  },
  statuses: { draft: 'Draft', published: 'Published', archived: 'Archived' },
  takeOff: {
    draft: {
      action: 'Unpublish',
      title: (name: string) => `Unpublish “${name}”?`,
      text: 'Visitors do not see it any more. It becomes a draft, which you can change and publish again.',
      done: (name: string) => `“${name}” is a draft again. Visitors do not see it.`,
    },
    archived: {
      action: 'Archive',
      title: (name: string) => `Archive “${name}”?`,
      text: 'Visitors do not see it any more. It stays here, and can be published again.',
      done: (name: string) => `“${name}” is archived. Visitors do not see it.`,
    },
  },

  list: {
    back: 'Catalogue',
    noKind: 'There is no such part of the catalogue.',
    unfit: 'Does not fit',
  },

  page: {
    missing: 'There is no such entry.',
    deleted: 'If it was deleted, its history is still there, and can bring it back.',
    back: (many: string) => `All ${many.toLowerCase()}`,
    history: 'History',
    drafted: 'Saved as a draft. Visitors do not see it.',
    same: 'There is nothing new to save.',
    unfit:
      'This entry does not fit what is asked for, so it is left out of the site. Publish the form: it says what to mend.',
    usedBy: (count: number) => (count === 1 ? 'Used by 1 entry' : `Used by ${count} entries`),
    use: (kind: string, field: string) => (field ? `${kind}, ${field}` : kind),
  },

  form: {
    units: { rupees: (title: string) => `${title}, in rupees`, percent: (title: string) => `${title}, in percent` },
    contents: 'In this form',
    save: 'Publish',
    note: 'What changed and why (optional)',
    noteHint: 'Stands in the history. For example: new phone number.',
    correction: 'Correction (optional)',
    correctionHint: 'Readers see this with the date. Leave it empty for small changes.',
    hindi: 'Hindi',
  },

  specimen: {
    themes: { light: 'Light', dark: 'Dark' },
  },

  rows: {
    row: (title: string, number: number) => `${title}, row ${number}`,
    moved: (number: number, count: number) => `The row is number ${number} of ${count} now.`,
  },

  draftConflict: {
    title: 'Somebody else is changing this entry too',
    text: 'Your last changes are not saved yet. This is what they changed. If you keep yours, the fields that you changed get your values, and all others are as they have them.',
    nothing: 'Somebody has published or discarded the draft meanwhile.',
    mine: 'Keep mine too',
    theirs: 'Take theirs',
  },

  outdatedDraft: {
    title: 'This entry was changed past its draft',
    text: 'This is what was published meanwhile. If you keep the draft, the fields that were changed in it stay as they are there, and all others are as published.',
    nothing: 'What it says is the same as before. It was only published again.',
    mine: 'Keep the draft too',
    theirs: 'Discard the draft',
  },

  removal: {
    text: (days: number) =>
      `It disappears from the site. For ${days} days it is in the bin, and can be brought back from there. To take it off the site only, archive it.`,
    inUse: 'It cannot be deleted, because these need it. Change them first.',
  },
} as const;
