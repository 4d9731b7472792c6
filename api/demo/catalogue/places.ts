import { hostelGallery, photoIdOfCampus } from '../media';
import { stableId } from '../../src/platform/ids';
import facts from '../facts.json';
import { campusTexts } from './campuses';
import type { Row } from './facts';
import { PINS } from './pins';
import { split } from './prose';

const CITY = 'New Delhi';

export const zoneRows: Row<'zone'>[] = facts.zones.map(({ id: code, label }, position) => ({
  id: stableId('zone', code),
  code,
  name: label,
  position,
}));

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Offices have numbers in a row, after that of the University. */
const FIRST_PHONE = 111;

export const campusRows: Row<'campus'>[] = facts.campuses.map((campus, index) => {
  const { code, pin, zone, locality } = campus;
  const texts = campusTexts[code];
  if (!texts) throw new Error(`Nothing is written of ${code}`);
  const [latitude, longitude] = texts.at;
  return {
    id: stableId('campus', code),
    code,
    slug: slug(locality),
    name: campus.suggested_name,
    zoneId: stableId('zone', zone),
    location: `${texts.address}, ${CITY} ${pin}`,
    city: CITY,
    pin,
    latitude,
    longitude,
    email: `${slug(locality)}.campus@seu.example`,
    phone: `+91 11 5550 0${FIRST_PHONE + index}`,
    nearestMetro: campus.nearest_metro?.replace(' / ', ' or ') ?? null,
    gettingThere: texts.gettingThere,
    womenOnly: campus.women_only,
    headquarters: campus.headquarters,
    accessible: campus.accessible,
    access: split(texts.access),
    info: texts.info,
    labs: texts.labs.map(([name, text]) => ({ name, text })),
    hostel: texts.hostel ?? null,
    transport: texts.transport,
    directorId: stableId('faculty', `${texts.director}@seu.example`),
    directorMessage: texts.message ?? null,
    photoId: photoIdOfCampus(code),
    gallery: texts.hostel ? [...hostelGallery] : [],
  };
});

export const pinRows: Row<'pin'>[] = PINS.map(([code, name, latitude, longitude]) => ({
  id: stableId('pin', code),
  code,
  name,
  latitude,
  longitude,
}));
