import { identity } from '@university/shared/identity';

export interface NavItem {
  label: string;
  /** A path of the site, or an address outside it. Left out where an item only holds others. */
  to?: string;
  children?: readonly NavItem[];
}

const { portals } = identity;

/** The site's navigation: ten items. Source: specification, section 2. */
export const NAVIGATION: readonly NavItem[] = [
  { label: 'Home', to: '/' },
  {
    label: 'About Us',
    children: [
      { label: 'About the University', to: '/about-us/About-the-University' },
      { label: 'Vision and Mission', to: '/about-us/Vision-and-Mission' },
      { label: 'History', to: '/about-us/history' },
      { label: 'Annual Report', to: '/about-us/annualReport' },
      { label: "Chancellor's message", to: '/chancellor' },
      { label: "Vice-Chancellor's message", to: '/vice-chancellor' },
    ],
  },
  {
    label: 'Academics',
    children: [
      {
        label: 'Programmes',
        children: [
          { label: 'All programmes', to: '/courses' },
          { label: 'Diploma', to: '/courses/diploma' },
          { label: 'Undergraduate', to: '/courses/ug' },
          { label: 'Postgraduate', to: '/courses/pg' },
        ],
      },
      { label: 'Faculties & Departments', to: '/academics/faculty' },
      { label: 'Academic Regulations', to: '/academics/regulations' },
      { label: 'Academic Calendar', to: '/academics/academic-calendar' },
      { label: 'Academic Administration', to: '/academics/academicAdministration' },
      { label: 'Collaboration', to: '/academics/collaboration' },
      { label: 'IQAC', to: '/academics/IQAC' },
      { label: 'UGC Guidelines', to: '/UGC-Guidelines' },
    ],
  },
  {
    label: 'Campuses',
    children: [
      { label: 'Central Zone', to: '/campus/zone/central' },
      { label: 'North Zone', to: '/campus/zone/north' },
      { label: 'South Zone', to: '/campus/zone/south' },
      { label: 'East Zone', to: '/campus/zone/east' },
      { label: 'West Zone', to: '/campus/zone/west' },
    ],
  },
  {
    label: 'Admission',
    children: [
      { label: 'Admission', to: '/admission' },
      {
        label: 'Seat allotment results',
        children: [
          { label: 'Diploma', to: '/admission/result?category=diploma' },
          { label: 'B.Tech.', to: '/admission/result?category=btech' },
          { label: 'UG', to: '/admission/result/ug' },
          { label: 'PG', to: '/admission/result/pg' },
          { label: 'Diploma, round 2', to: '/admission/result/diploma/round2' },
          { label: 'B.Tech., round 2', to: '/admission/result/btech/round2' },
          { label: 'UG, round 2', to: '/admission/result/ug/round2' },
        ],
      },
      { label: 'Process and Guidelines', to: '/admission/process-and-guidelines' },
      { label: 'Guidelines', to: '/admission/guidelines' },
      { label: 'Information Bulletin', to: '/admission/information-bulletin' },
      { label: 'Admission portal', to: portals.admission },
      { label: 'Fee Refund Policy', to: portals.refundPolicy },
    ],
  },
  {
    label: 'Administration',
    children: [
      { label: 'Chancellor', to: '/administration/chancellor' },
      { label: 'Vice-Chancellor', to: '/administration/vice-chancellor' },
      { label: 'Registrar', to: '/registrar' },
      { label: 'Controller of Examinations', to: '/administration/coe' },
      { label: 'Controller of Finance', to: '/administration/cof' },
      { label: 'Administrative Offices', to: '/administration/administrative' },
      { label: 'Support Services', to: '/administration/Support-Services' },
      { label: 'Other Academic Units', to: '/administration/Other-Academic-Units' },
    ],
  },
  {
    label: 'Student Life',
    children: [
      { label: 'Library', to: '/amenities/Library' },
      { label: 'Sports', to: '/amenities/Sports' },
      { label: 'NCC', to: '/ncc' },
      { label: 'Scholarship', to: '/amenities/Scholarship' },
      { label: 'Equal Opportunity Cell', to: '/amenities/Equal-Opportunity' },
      { label: 'Internal Complaints Committee', to: '/amenities/ICC' },
      { label: 'Anti-Ragging', to: '/amenities/Anti-Ragging' },
      { label: 'Holiday Calendar', to: '/holiday-calendar' },
      { label: 'Alumni', to: '/alumni' },
    ],
  },
  { label: 'T & P Cell', to: '/placement' },
  {
    label: 'Work with us',
    children: [
      { label: 'Recruitment', to: '/recruitment' },
      { label: 'Recruitment Rules', to: '/recruitment-rules' },
    ],
  },
  { label: 'Entrepreneurship', to: '/Entrepreneurship' },
];

export const QUICK_LINKS: readonly NavItem[] = [
  { label: 'Programs', to: '/Courses' },
  { label: 'Placement', to: '/placement' },
  { label: 'Faculties & Departments', to: '/academics/faculty' },
  { label: 'Recruitment', to: '/recruitment' },
  { label: 'Administrative Offices', to: '/administration/administrative' },
  { label: 'Academic Regulations', to: '/academics/regulations' },
];

export const EXPLORE_LINKS: readonly NavItem[] = [
  { label: 'About the University', to: '/about-us/About-the-University' },
  { label: 'Student Life', to: '/ncc' },
  { label: 'Library', to: '/amenities/Library' },
  { label: 'Vision and Mission', to: '/about-us/Vision-and-Mission' },
  { label: 'Fee Refund Policy', to: '/' },
];
