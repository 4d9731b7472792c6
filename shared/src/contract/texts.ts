export const admissionHelpTexts = {
  name: 'Enter your name',
  formNumber: 'Enter your form number',
  track: 'Choose the track you applied for',
  reason: 'Choose what happens',
  message: 'Write what happens',
} as const;

export const helpReasonNames = {
  'no-record': 'It says no record matches',
  'which-email': 'I do not know which e-mail address I used',
  'birth-date': 'My date of birth is wrong in the application',
  'no-code': 'I do not get the code',
  other: 'Something else',
} as const;

export const allotmentTexts = {
  email: 'Enter the e-mail address you applied with',
  birthDate: 'Enter your date of birth as DD-MM-YYYY',
  code: 'Enter the 6 or 12 digits from the mail',
} as const;

export const disownTexts = {
  token: 'Copy the whole key from the mail: 43 letters, digits, dashes and underscores',
} as const;

export const grievanceThreadTexts = {
  ticket: 'This is not a ticket number. A ticket number looks like GR-2026-7F3K-92QG',
  message: 'Write your message',
} as const;

export const grievanceTexts = {
  kind: 'Choose student or employee',
  name: 'Enter your name',
  category: 'Choose what it is about',
  subject: 'Give a subject of at least 5 characters',
  message: 'Describe it in at least 20 characters',
} as const;

export const grievanceCategoryNames = {
  admission: 'Admission',
  fee: 'Fee and refund',
  examination: 'Examination and results',
  scholarship: 'Scholarship',
  campus: 'Campus and hostel',
  teaching: 'Teaching',
  documents: 'Documents and certificates',
  'caste-discrimination': 'Caste discrimination',
  discrimination: 'Other discrimination',
  harassment: 'Harassment',
  ragging: 'Ragging',
  'service-matters': 'Service matters',
  other: 'Something else',
} as const;

export const letterTexts = { code: 'Enter all 20 letters and digits of the code' } as const;

export const mobileTexts = { invalid: 'Enter a mobile number of 10 digits that begins with 6, 7, 8 or 9' } as const;

export const noticeSectionNames = {
  alert: 'Site-wide alert',
  announcements: 'Announcements',
  news: 'News',
  'student-events': 'Student events',
  admission: 'Admission',
  students: 'Students',
  'important-links': 'Important links',
  notices: 'Notices',
  tenders: 'Tenders',
  'recruitment-rules': 'Recruitment rules',
  'office-orders': 'Office orders',
  circulars: 'Circulars',
  'important-forms': 'Important forms',
  'annual-report': 'Annual reports',
  'academic-positions': 'Academic positions',
  'non-academic-positions': 'Non-academic positions',
  'short-term-positions': 'Short-term positions',
  'recruitment-results': 'Recruitment results',
  'recruitment-notices': 'Recruitment notices',
  regulations: 'Regulations',
  'research-notices': 'Research notices',
  'exam-notices': 'Examination notices',
  'exam-results': 'Examination results',
  'exam-datesheet': 'Date sheets',
  'exam-fee-links': 'Examination fee links',
  'university-court-members': 'University Court: members',
  'university-court-minutes': 'University Court: minutes',
  'board-of-management-members': 'Board of Management: members',
  'board-of-management-minutes': 'Board of Management: minutes',
  'academic-council-members': 'Academic Council: members',
  'academic-council-minutes': 'Academic Council: minutes',
  'finance-committee-members': 'Finance Committee: members',
  'finance-committee-minutes': 'Finance Committee: minutes',
} as const;

export const pageTitles = {
  '/Entrepreneurship': 'Entrepreneurship',
  '/about-us/About-the-University': 'About the university',
  '/about-us/Vision-and-Mission': 'Vision and mission',
  '/about-us/history': 'History',
  '/academics/IQAC': 'Internal Quality Assurance Cell',
  '/academics/academic-calendar': 'Academic calendar',
  '/academics/academicAdministration': 'Academic administration',
  '/academics/collaboration': 'Collaboration',
  '/administration/administrative': 'Administrative offices',
  '/administration/administrative/authorities': 'Authorities',
  '/administration/administrative/circulars': 'Circulars',
  '/administration/administrative/forms': 'Forms',
  '/administration/administrative/office-orders': 'Office orders',
  '/administration/administrative/officers': 'Officers',
  '/administration/administrative/offices': 'Offices',
  '/administration/chancellor': 'Office of the Chancellor',
  '/administration/coe': 'Controller of Examinations',
  '/administration/cof': 'Controller of Finance',
  '/administration/vice-chancellor': 'Office of the Vice-Chancellor',
  '/alumni': 'Alumni',
  '/amenities/Anti-Ragging': 'Anti-ragging',
  '/amenities/Equal-Opportunity': 'Equal opportunity',
  '/amenities/ICC': 'Internal Complaints Committee',
  '/amenities/Library': 'Library',
  '/amenities/Scholarship': 'Scholarships',
  '/amenities/Sports': 'Sports',
  '/chancellor': 'Chancellor',
  '/contact': 'Contact',
  '/feedback': 'Feedback',
  '/grievance-form/rti': 'Right to Information',
  '/holiday-calendar': 'Holiday calendar',
  '/ncc': 'National Cadet Corps',
  '/placement': 'Placement',
  '/policies/accessibility': 'Accessibility statement',
  '/policies/copyright': 'Copyright policy',
  '/policies/hyperlinking': 'Hyperlinking policy',
  '/policies/privacy': 'Privacy policy',
  '/policies/terms': 'Terms of use',
  '/policies/web-information-manager': 'Web information manager',
  '/registrar': 'Registrar',
  '/vice-chancellor': 'Vice-Chancellor',
} as const;

export const senderTexts = {
  emailMissing: 'Enter your e-mail address',
  emailInvalid: 'Enter an e-mail address like name@university.example',
} as const;

export const signInTexts = { code: 'Enter the 8 or 12 digits from the mail' } as const;
