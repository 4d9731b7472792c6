import type { Campus, CampusDetail, HostelCampus } from '@university/shared/contract';
import { invalid, notFound } from '@university/web';
import type { Uncorrected } from './corrections';
import type { Fitting } from './fit';
import { type Person, personLink } from './people';
import { addressOf, pictureOf, picturesOf } from './pictures';
import { toProgram } from './programs';
import type { Catalogue } from './snapshot';

/** What is taught at a campus, by code. */
function offersAt(catalogue: Catalogue, { id, slug }: Fitting<'campus'>): CampusDetail['programs'] {
  const taught = catalogue.programs.filter(({ campuses }) => campuses.some(({ campusId }) => campusId === id));
  return taught.flatMap((row) => {
    const { campuses, years, ...program } = toProgram(catalogue, row);
    const here = campuses.find((campus) => campus.slug === slug);
    if (!here) return [];
    const { _id, code, name, programLevel, department, first_payment } = program;
    const { shift, seats } = here;
    return [{ _id, code, name, programLevel, department, shift, seats, first_payment, has_page: years !== null }];
  });
}

function toCampus(catalogue: Catalogue, row: Fitting<'campus'>): Campus {
  const { zones, pictures } = catalogue;
  const zone = zones.find(({ id }) => id === row.zoneId);
  const { id, code, slug, name, location, city, pin, latitude, longitude, accessible, headquarters } = row;
  const offers = offersAt(catalogue, row);
  const picture = pictureOf(pictures, row.photoId);
  return {
    _id: id,
    code,
    slug,
    name,
    zone: zone?.code ?? '',
    zone_name: zone?.name ?? '',
    location,
    city,
    pin,
    latitude,
    longitude,
    nearest_metro: row.nearestMetro,
    women_only: row.womenOnly,
    accessible,
    headquarters,
    info: row.info ?? '',
    courses_offered: offers.map((offer) => offer.name).sort((one, other) => one.localeCompare(other, 'en')),
    labs: row.labs.map((lab) => lab.name),
    campus_photo: addressOf(picture),
    picture,
    seats: offers.reduce((total, { seats }) => total + seats, 0),
    has_hostel: row.hostel !== null,
  };
}

/** Campuses of one zone or all, by name. @throws HttpError 400 for a zone that there is not */
export function listCampuses(catalogue: Catalogue, code?: string): Campus[] {
  const zone = catalogue.zones.find((each) => each.code === code?.toLowerCase());
  if (code !== undefined && !zone) throw invalid([{ path: 'zone', message: 'There is no such zone' }]);
  return catalogue.campuses
    .filter(({ zoneId }) => !zone || zoneId === zone.id)
    .map((campus) => toCampus(catalogue, campus));
}

/** Campuses with a hostel or transport of their own, by name. */
export const listHostels = (catalogue: Catalogue): HostelCampus[] =>
  catalogue.campuses
    .filter(({ hostel, transport }) => hostel !== null || transport !== null)
    .map((row) => {
      const { email, phone, hostel, transport } = row;
      return { ...toCampus(catalogue, row), email, phone, hostel, transport };
    });

/** @throws HttpError 404 */
export function campusBySlug(catalogue: Catalogue, people: readonly Person[], slug: string): Uncorrected<CampusDetail> {
  const row = catalogue.campuses.find((campus) => campus.slug === slug.toLowerCase());
  if (!row) throw notFound('There is no such campus.');
  const { email, phone, access, hostel, transport } = row;
  return {
    ...toCampus(catalogue, row),
    email,
    phone,
    access,
    hostel,
    transport,
    getting_there: row.gettingThere,
    laboratories: row.labs,
    director: personLink(people, row.directorId),
    director_message: row.directorMessage,
    pictures: picturesOf(catalogue.pictures, row.gallery),
    programs: offersAt(catalogue, row),
  };
}
