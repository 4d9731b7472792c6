export const texts = {
  attention: {
    title: 'What waits for you',
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
      link: 'All notices',
    },
    drafts: {
      title: 'Drafts',
      reviews: (count: number) =>
        count === 1 ? '1 change waits for your review.' : `${count} changes wait for your review.`,
      back: (count: number) => (count === 1 ? '1 change of yours came back.' : `${count} changes of yours came back.`),
      all: (count: number) =>
        count === 1 ? '1 entry has unpublished changes.' : `${count} entries have unpublished changes.`,
      none: 'No unpublished changes.',
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
    holds: {
      title: 'This was not me',
      held: (count: number) =>
        count === 1
          ? '1 applicant said “this was not me”: decisions are held until you lift that.'
          : `${count} applicants said “this was not me”: decisions are held until you lift that.`,
      none: 'No decision is held.',
      link: 'Decisions that are held',
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
