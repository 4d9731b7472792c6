/** Texts of what is around the page, which come with its code. Specified sentences stand here word for word. */
export const layoutTexts = {
  closeMenu: 'Close menu',
  mainMenu: 'Main',
  breadcrumbs: 'Breadcrumb',
  alerts: { title: 'Alerts', dismiss: (title: string) => `Close: ${title}` },
  /** Of a site that plays in a year of its own. */
  demonstration: {
    label: 'Demonstration',
    today: (day: string) => `Demonstration: today is ${day} here.`,
    over: 'Its season is over. To start again, stop the site, delete the folder “data” and run “npm start”.',
  },
  external: '(opens in a new tab)',
  facultyLogin: {
    title: 'Welcome, Faculty!',
    text: 'Please select your login portal.',
    own: 'University login',
    external: 'Faculty portal',
  },
  utility: {
    label: 'Logins and services',
    tenders: 'Tenders',
    admin: 'Admin Login',
    faculty: 'Faculty Login',
    student: 'Student Login',
    grievance: 'Grievance form',
    rti: ' & RTI',
    alumni: 'Alumni',
  },
  staff: {
    area: (shortName: string) => `${shortName} staff`,
    site: 'See the website',
  },
  footer: {
    follow: 'Follow us',
    policies: 'About this site',
    map: 'Find us on the map',
    youtube: 'YouTube',
    updated: 'Last updated',
    antiRagging: 'Anti-ragging helpline (UGC), day and night',
    home: (name: string) => `${name}, home`,
    copyright: (year: number, name: string) => `© ${year} ${name}`,
  },
  youtube: 'Youtube Links',
  loggedInAs: 'Logged in as',
  editPage: 'Edit this page',
  logout: 'Log out',
  /** Where no page is. */
  missingPage: {
    text: 'The page you’re looking for doesn’t exist or has been moved. Let’s get you back to something helpful.',
    button: 'Go back home',
    near: 'Perhaps you were looking for',
    search: 'Look for it here',
    absent: 'This part of the website cannot be shown just now. Please try again in a few minutes.',
  },
} as const;
