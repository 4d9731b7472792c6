export const guideAnswer = (body: string) => ({
  '/page/text': {
    status: 'success',
    data: {
      page: {
        path: '/admission/guidelines',
        title: 'How to come to us',
        description: 'All you need for a beginning.',
        keywords: [],
        updated_at: '2030-05-01T04:30:00.000Z',
        owner: 'Admissions desk',
        section: null,
        body,
      },
    },
  },
});

export const noGuide = { '/page/text': { status: 'success', data: { page: null } } };
