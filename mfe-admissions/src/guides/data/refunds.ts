/**
 * Share of the fee that comes back, by when it is asked for, and what the university retains. Source: University Grants
 * Commission, notification on refund of fees, October 2018.
 */
export const REFUNDS = [
  ['15 days or more before the last day of admission', '100%', 'At most 5% for the work done, never more than ₹5,000'],
  ['Less than 15 days before the last day of admission', '90%', '10%'],
  ['Up to 15 days after the last day of admission', '80%', '20%'],
  ['More than 15, up to 30 days after it', '50%', '50%'],
  ['More than 30 days after it', '0%', 'All but the caution money'],
] as const;
