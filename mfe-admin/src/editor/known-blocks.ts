/**
 * Blocks that texts show by name, as `{{block fees}}`, for whoever writes one. Parts of the year and groups of officers have
 * further ones, named after what the settings say: `terms-odd-semester`, `officers-services`, `reservation-categories`.
 */
export const KNOWN_BLOCKS = [
  { name: 'rounds', title: 'Admission: rounds with their days' },
  { name: 'applications', title: 'Admission: until when to apply' },
  { name: 'fees', title: 'Admission: fees' },
  { name: 'deposits', title: 'Admission: deposits' },
  { name: 'registrations', title: 'Admission: registration fees' },
  { name: 'reservation', title: 'Admission: reserved seats' },
  { name: 'decisions', title: 'Admission: what an applicant can decide' },
  { name: 'holidays', title: 'Calendar: holidays' },
  { name: 'restricted-holidays', title: 'Calendar: restricted holidays' },
  { name: 'officers', title: 'Officers' },
  { name: 'placement', title: 'Placement figures' },
] as const;
