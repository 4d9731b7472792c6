import { z } from 'zod';
import {
  article,
  code,
  degrees,
  line,
  lines,
  optionalEmail,
  optionalLine,
  optionalReference,
  pictures,
  reference,
  rows,
  slug,
  whole,
  yesNo,
} from './fields';
import { pinCode } from '../text';

const pin = pinCode().meta({ title: 'PIN code', hint: 'Six digits.' });

/** A part of the region that campuses are grouped by. */
export const zoneData = z.object({
  code: slug('Name in addresses', { hint: 'As in /campus/zone/north.' }),
  name: line('Name', 60),
  position: whole('Place in the list', 0, 1_000),
});

/** What else stands below `/campus`, as a page or a call: a campus of such a name could not be reached. */
const TAKEN = ['hostel', 'nearest', 'zone'];

export const campusData = z.object({
  code: code(),
  slug: slug('Name in addresses', {
    hint: 'As in /campus/dwarka. Links to the old name end when you change it.',
    taken: TAKEN,
  }),
  name: line('Name', 120),
  zoneId: reference('Zone', 'zone'),
  location: line('Address', 300, { hint: 'As it stands on a letter, with PIN code.' }),
  city: line('City', 80),
  pin,
  latitude: degrees('Latitude', 90),
  longitude: degrees('Longitude', 180),
  email: optionalEmail('E-mail of the office'),
  phone: optionalLine('Phone of the office', 40, { isTranslated: false }),
  nearestMetro: optionalLine('Nearest metro station', 120),
  gettingThere: article('How to get there', 2_000),
  womenOnly: yesNo('For women only'),
  headquarters: yesNo('The offices of the university are here'),
  accessible: yesNo('Wheelchairs reach every teaching room')
    .nullable()
    .meta({ title: 'Wheelchairs reach every teaching room', hint: 'Leave it open until the building was surveyed.' }),
  access: lines('Access for people with disabilities', {
    hint: 'One feature a line: ramp at gate 2, lift to all floors.',
  }),
  info: article('About the campus', 5_000),
  labs: rows(
    'Laboratories and facilities',
    z.object({ name: line('Name', 120), text: optionalLine('What is done there', 300) }),
    60,
  ),
  hostel: article('Hostel', 3_000, { hint: 'Empty: the campus has none, and its page does not speak of it.' }),
  transport: article('Transport', 3_000),
  directorId: optionalReference('Director', 'person', { isGuarded: true }),
  directorMessage: article('Message of the director', 3_000),
  photoId: optionalReference('Picture', 'media'),
  gallery: pictures('More pictures'),
});

/** Where a PIN code lies, so that people find the campuses nearest to them. */
export const pinData = z.object({
  code: pin,
  /** As the post has it, in every language. */
  name: line('Place', 120, { isTranslated: false }),
  latitude: z.number('Enter a number').min(-90).max(90).meta({ title: 'Latitude' }),
  longitude: z.number('Enter a number').min(-180).max(180).meta({ title: 'Longitude' }),
});
