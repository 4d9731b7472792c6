/** Source: University Grants Commission, notification on refund of fees, October 2018. */
export const REFUNDS = [
  {
    when: '15 days or more before the last day of admission',
    percent: 100,
    kept: 'At most 5% for the work done, never more than ₹5,000',
  },
  { when: 'Less than 15 days before the last day of admission', percent: 90, kept: '10%' },
  { when: 'Up to 15 days after the last day of admission', percent: 80, kept: '20%' },
  { when: 'More than 15, up to 30 days after it', percent: 50, kept: '50%' },
  { when: 'More than 30 days after it', percent: 0, kept: 'All but the caution money' },
] as const;
