import type { Campus, CampusDetail, HostelCampus, Picture, Zone } from '@university/shared/contract';
import { aCampus } from '../testing';

export const aPicture = (changes: Partial<Picture> = {}): Picture => ({
  _id: 'picture-1',
  alt: 'The gate',
  credit: null,
  width: 1200,
  height: 800,
  colour: '#777777',
  focal_x: 0.5,
  focal_y: 0.5,
  base: '/media/gate',
  widths: [320, 640],
  ...changes,
});

export const zoneAnswer = (...names: readonly string[]) => ({
  status: 'success',
  data: { zones: names.map((name): Zone => ({ _id: `id-${name}`, code: name.toLowerCase(), name: `${name} Zone` })) },
});

export const aCampusDetail = (changes: Partial<CampusDetail> = {}): CampusDetail => ({
  ...aCampus({ info: '', seats: 0, accessible: null, nearest_metro: null }),
  email: null,
  phone: null,
  getting_there: null,
  access: [],
  laboratories: [],
  hostel: null,
  transport: null,
  director: null,
  director_message: null,
  pictures: [],
  programs: [],
  corrections: [],
  ...changes,
});

export const detailAnswer = (campus: CampusDetail) => ({ status: 'success', data: { campus } });

export const aPlacedCampus = (name: string, changes: Partial<Campus> = {}): Campus =>
  aCampus({
    _id: `id-${name}`,
    slug: name.toLowerCase(),
    name: `${name} Campus`,
    latitude: 28.6,
    longitude: 77.1,
    ...changes,
  });

export const aHostelCampus = (name: string, changes: Partial<HostelCampus> = {}): HostelCampus => ({
  _id: `id-${name}`,
  slug: name.toLowerCase(),
  name: `${name} Campus`,
  zone: 'west',
  zone_name: 'West Zone',
  women_only: false,
  email: null,
  phone: null,
  hostel: null,
  transport: null,
  ...changes,
});
