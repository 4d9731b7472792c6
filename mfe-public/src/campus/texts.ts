/** Texts of the pages about campuses. */
export const texts = {
  title: 'Campus',
  loading: 'Loading the campus...',
  failed: 'We could not load this campus.',
  missingTitle: 'Campus not found',
  missing: 'We have no campus of this name. Find the one you look for by its zone.',
  lead: (zone: string) => `A campus in the ${zone} of Delhi: where it is, how to reach it and what it teaches.`,
  describe: (name: string, location: string) =>
    `${name}, ${location}: how to reach it, its programmes, workshops and laboratories.`,
  photo: (name: string) => `View of the ${name}`,
  address: 'Address',
  map: 'Open in a map',
  pin: 'PIN code',
  metro: 'Nearest metro',
  noMetro: 'None nearby',
  zone: 'Zone',
  zones: 'Campuses by zone',
  toZones: 'Campuses by zone',
  headquarters: 'University offices',
  womenOnly: 'For women only',
  accessibility: 'Accessibility',
  access: {
    yes: {
      short: 'Usable by wheelchair',
      advice: 'The campus can be used by wheelchair. If you need help on the day, write first:',
    },
    no: {
      short: 'Not fully usable by wheelchair yet',
      advice: 'Parts of the campus have steps only. Write before you come, and we meet you where you can reach us:',
    },
    unknown: { short: 'Not surveyed yet', advice: 'The campus has not been surveyed yet. Write before you come:' },
  },
  reach: 'How to reach it',
  byMetro: 'By metro',
  metroWay: (station: string) =>
    `Leave the train at ${station}. Auto-rickshaws and e-rickshaws wait outside the station.`,
  metroNone: 'No station is near. Take a bus or an auto-rickshaw from the metro line closest to you.',
  byRoad: 'By road',
  roadWay: (location: string, pin: string) =>
    location.includes(pin)
      ? `Give your driver or navigation app this address: ${location}.`
      : `Give your driver or navigation app this address: ${location} ${pin}.`,
  stepFree: 'By wheelchair',
  programmes: 'Programmes',
  taught: (count: number) => `${count} ${count === 1 ? 'programme' : 'programmes'}`,
  noProgrammes: 'No programme is offered here this year.',
  labs: 'Laboratories and workshops',
  zoneTitle: (zone: string) => `Campuses in the ${zone}`,
  zoneLead: 'Where they are, how to reach them and what each offers.',
  describeZone: (zone: string, names: readonly string[]) =>
    `Campuses in the ${zone} of Delhi: ${names.join(', ')}. Address, nearest metro and accessibility of each.`,
  emptyZone: 'There is no campus in this zone at the moment.',
  unknownZoneTitle: 'Page Not Found',
  unknownZone: 'There is no such zone. These are the zones of our campuses.',
  loadingZone: 'Loading Campuses...',
  failedZone: 'We could not load the campuses.',
} as const;
