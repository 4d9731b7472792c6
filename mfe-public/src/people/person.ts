import type { Faculty } from '@university/shared/contract';

/** What a list of people shows of one. */
export interface Person extends Pick<Faculty, '_id' | 'designation'> {
  name: string;
}

export function fullName({ salutation, firstname, surname }: Pick<Faculty, 'salutation' | 'firstname' | 'surname'>) {
  return [salutation, firstname, surname].filter(Boolean).join(' ');
}

export const toPerson = (member: Faculty): Person => ({
  _id: member._id,
  name: fullName(member),
  designation: member.designation,
});

/** The member whose e-mail this is; addresses have no case. */
export function byEmail(faculty: readonly Faculty[], email: string): Faculty | undefined {
  const wanted = email.trim().toLowerCase();
  return wanted ? faculty.find((member) => member.email.toLowerCase() === wanted) : undefined;
}
