import type { PagePath } from '../area/pages';

/** What people do on each page of the area. */
export const tasks: Record<Exclude<PagePath, '/admin/dashboard'>, string> = {
  '/admin/uploads': 'Publish one or more PDFs in a section of the site.',
  '/admin/view-pdfs': 'Find, change, archive or delete what was uploaded.',
  '/admin/alert': 'Put a sentence on every page in one minute, or take it away.',
  '/admin/archive-uploads': 'Put an old document straight into the archive, with its own date.',
  '/admin/media': 'Upload pictures and find those that are there.',
  '/admin/admission': 'Plan a year: application periods, rounds and their dates, and what applicants see of them.',
  '/admin/results': 'Import and publish rounds, set windows, find an applicant.',
  '/admin/results/audit': 'Who did what with rounds and records.',
  '/admin/grievances': 'Read what people sent and settle it with a reply.',
  '/admin/approvals': 'Approve or decline what takes two people.',
  '/admin/staff': 'Invite people, change their roles, disable accounts.',
  '/admin/audit': 'Who did what on the whole site, and whether anybody changed the log.',
  '/admin/releases': 'See what is in use, and what went wrong.',
  '/admin/mail': 'See what was sent, and try again what failed.',
  '/admin/catalogue': 'Change campuses, departments, people, programmes and fees.',
  '/admin/drafts': 'Review, publish or take up again what is changed and not published yet.',
  '/admin/health': 'See what is broken or out of date on the site, and what is read.',
  '/admin/my-page': 'Change the photograph and the texts of your public page.',
  '/admin/password': 'Your password, passkeys, one-time codes, and where you are logged in.',
};

/** Texts of the dashboard. */
export const texts = {
  title: 'Dashboard',
  who: (email: string) => `You are logged in as ${email}.`,
  role: 'Role',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  tasksTitle: 'Your tasks',
  noticesTitle: 'Newest notices',
  failed: 'The notices could not be loaded.',
  empty: 'No notice has been published yet.',

  attention: {
    title: 'What needs attention',
    failed: 'This could not be loaded.',
    notices: {
      title: 'Notices',
      expiring: (count: number) =>
        count === 1
          ? '1 notice moves to the archive within 7 days.'
          : `${count} notices move to the archive within 7 days.`,
      line: (title: string, day: string) => `${title}, last day ${day}`,
      scheduled: (count: number) =>
        count === 1 ? '1 notice waits for its time.' : `${count} notices wait for their time.`,
      none: 'No notice expires within 7 days.',
      link: 'All files',
    },
    drafts: {
      title: 'Drafts',
      reviews: (count: number) =>
        count === 1 ? '1 change waits for your review.' : `${count} changes wait for your review.`,
      back: (count: number) => (count === 1 ? '1 change of yours came back.' : `${count} changes of yours came back.`),
      all: (count: number) =>
        count === 1 ? '1 entry is changed and not published.' : `${count} entries are changed and not published.`,
      none: 'Nothing is changed and not published.',
      link: 'Drafts',
    },
    grievances: {
      title: 'Grievances',
      open: (count: number) =>
        count === 1 ? '1 grievance waits to be taken up.' : `${count} grievances wait to be taken up.`,
      overdue: (count: number) => (count === 1 ? '1 grievance is overdue.' : `${count} grievances are overdue.`),
      none: 'No grievance waits.',
      link: 'Grievances',
    },
    rounds: {
      title: 'Admission rounds',
      opens: (name: string, at: string) => `${name}: the window opens on ${at}`,
      closes: (name: string, at: string) => `${name}: the window closes on ${at}`,
      undecided: (count: string) => `${count} not decided yet`,
      none: 'No window opens or closes within 7 days.',
      link: 'Results',
    },
    approvals: {
      title: 'Approvals',
      waiting: (count: number) =>
        count === 1 ? '1 proposal waits for a second person.' : `${count} proposals wait for a second person.`,
      none: 'Nothing waits for a second person.',
      link: 'Approvals',
    },
    mail: {
      title: 'Mail',
      failed: (count: number) => (count === 1 ? '1 mail could not be sent.' : `${count} mails could not be sent.`),
      none: 'No mail failed.',
      link: 'Mail outbox',
    },
  },
} as const;
