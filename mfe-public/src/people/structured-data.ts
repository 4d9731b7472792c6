import { pictureUrl, universityLink } from '../structured-data';
import type { DepartmentPage, Member } from './queries';
import { texts } from './texts';

export const departmentData = (department: DepartmentPage, origin: string): object => ({
  '@type': 'Organization',
  '@id': `${origin}/dept/${department._id}#department`,
  name: texts.department.of(department.name),
  url: `${origin}/dept/${department._id}`,
  parentOrganization: {
    '@type': 'Organization',
    name: department.school.name,
    parentOrganization: universityLink(origin),
  },
  ...(department.email && { email: department.email }),
  ...(department.phone && { telephone: department.phone }),
  ...(department.picture && { image: pictureUrl(department.picture, origin) }),
});

export const personData = (member: Member, origin: string): object => ({
  '@type': 'Person',
  '@id': `${origin}/faculty/${member._id}#person`,
  name: member.name,
  honorificPrefix: member.salutation,
  jobTitle: member.designation,
  email: member.email,
  url: `${origin}/faculty/${member._id}`,
  worksFor: {
    '@type': 'Organization',
    '@id': `${origin}/dept/${member.department._id}#department`,
    name: texts.department.of(member.department.name),
    parentOrganization: universityLink(origin),
  },
  ...(member.research.length > 0 && { knowsAbout: member.research }),
  ...(member.qualifications.length > 0 && {
    hasCredential: member.qualifications.map((name) => ({ '@type': 'EducationalOccupationalCredential', name })),
  }),
  ...(member.picture && { image: pictureUrl(member.picture, origin) }),
});
