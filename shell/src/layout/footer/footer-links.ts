import type { NavItem } from '../navigation/navigation-tree';

type FooterLink = Required<Pick<NavItem, 'label' | 'to'>>;

/** Source of both lists: specification, section 2. */
export const QUICK_LINKS: readonly FooterLink[] = [
  { label: 'Programs', to: '/Courses' },
  { label: 'Placement', to: '/placement' },
  { label: 'Faculties & Departments', to: '/academics/faculty' },
  { label: 'Recruitment', to: '/recruitment' },
  { label: 'Administrative Offices', to: '/administration/administrative' },
  { label: 'Academic Regulations', to: '/academics/regulations' },
];

export const EXPLORE_LINKS: readonly FooterLink[] = [
  { label: 'About the University', to: '/about-us/About-the-University' },
  { label: 'Student Life', to: '/ncc' },
  { label: 'Library', to: '/amenities/Library' },
  { label: 'Vision and Mission', to: '/about-us/Vision-and-Mission' },
  { label: 'Fee Refund Policy', to: '/' },
];

/** Each stands in the footer from the day a remote publishes its page. */
export const POLICY_LINKS: readonly FooterLink[] = [
  { label: 'Contact', to: '/contact' },
  { label: 'Feedback', to: '/feedback' },
  { label: 'Privacy', to: '/policies/privacy' },
  { label: 'Terms of use', to: '/policies/terms' },
  { label: 'Copyright', to: '/policies/copyright' },
  { label: 'Hyperlinking', to: '/policies/hyperlinking' },
  { label: 'Accessibility', to: '/policies/accessibility' },
  { label: 'Web information manager', to: '/policies/web-information-manager' },
  { label: 'Site map', to: '/site-map' },
];
