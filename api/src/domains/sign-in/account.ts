/** Whom a device or a code belongs to. */
export interface Account {
  kind: 'applicant' | 'staff';
  id: string;
}

/** As columns of a row, of which one is null. */
export const ownerColumns = ({ kind, id }: Account) => ({
  applicantId: kind === 'applicant' ? id : null,
  staffId: kind === 'staff' ? id : null,
});
