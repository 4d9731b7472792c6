import type { Identity } from '../contract/documents/settings';
import type { SiteIdentity } from '../core/identity';
import { exampleFooter, exampleMenu } from './navigation';

export const exampleIdentity: Identity = {
  name: 'Skill and Entrepreneurship University',
  shortName: 'SEU',
  tagline: 'Learn by making. Leave with a skill.',
  address: ['Sector-9, Dwarka', 'New Delhi 110077'],
  addressLine: 'Sector-9, Dwarka, New Delhi',
  mapUrl: 'https://maps.example/?q=Sector-9+Dwarka+New+Delhi',
  siteUrl: 'https://www.seu.example',
  helpDesk: 'helpdesk@seu.example',
  phone: '+91 11 5550 0100',
  portals: {
    admission: [
      { name: 'Apply: Diploma', url: 'https://admission.seu.example/diploma' },
      { name: 'Apply: Undergraduate', url: 'https://admission.seu.example/ug' },
      { name: 'Apply: Postgraduate', url: 'https://admission.seu.example/pg' },
    ],
    student: 'https://student.seu.example',
    faculty: 'https://faculty.seu.example',
    refundPolicy: 'https://drive.example/seu/refund-policy',
  },
  social: [
    { name: 'X', url: 'https://x.example/seu', about: 'Dates and results, the minute they are out' },
    { name: 'LinkedIn', url: 'https://linkedin.example/school/seu', about: 'Placements, partners and alumni' },
    { name: 'Facebook', url: 'https://facebook.example/seu', about: 'Open days and events at the campuses' },
    { name: 'Instagram', url: 'https://instagram.example/seu', about: 'Work in progress from the studios' },
  ],
  youtube: [
    { name: 'University channel', url: 'https://youtube.example/@seu' },
    { name: 'Classroom and workshop channel', url: 'https://youtube.example/@seu-learn' },
  ],
  // National helpline of the UGC.
  antiRagging: { phone: '1800-180-5522', email: 'helpline@antiragging.in' },
  copyrightYear: 2025,
};

export const exampleSite: SiteIdentity = { ...exampleIdentity, menu: exampleMenu, footer: exampleFooter };

export { exampleFooter, exampleMenu };
