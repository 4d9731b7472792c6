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
  unknown: 'Under construction',
} as const;
