/** Words of the pages that are being built. */
export const sectionTexts = {
  supportServices: {
    title: 'Support services',
    description: 'Services that keep the campuses running: computing, estate, transport and health.',
  },
  otherUnits: {
    title: 'Other academic units',
    description: 'Centres and cells that teach or research outside the schools.',
  },
  ugcGuidelines: {
    title: 'UGC guidelines',
    description: 'Guidelines of the University Grants Commission that apply to the university.',
  },
  /** Where it is not known what a page will be about. */
  unknown: 'Under construction',
} as const;
