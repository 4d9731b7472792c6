import { identity } from '@university/shared/identity';
import { postalAddress } from '../structured-data';
import type { NoticeDetail } from './queries';
import { SECTIONS } from './sections';

/** Kinds of work that schema.org names, where the section says which it is. */
const EMPLOYMENT: Partial<Record<NoticeDetail['section'], string>> = { 'short-term-positions': 'TEMPORARY' };

/**
 * A notice as schema.org has it: a post that can be applied for is a JobPosting with all that search engines require.
 * Posts that have closed are left out, and so is everything else: the data says too little of it.
 */
export function structuredData(notice: NoticeDetail): object[] {
  const { section, archive, lastDate, summary, fileName, publishAt, vacancies, _id } = notice;
  if (!SECTIONS[section].isVacancy || archive || !lastDate?.isOpen || summary === '') return [];
  return [
    {
      '@type': 'JobPosting',
      title: fileName,
      description: summary,
      identifier: { '@type': 'PropertyValue', name: identity.name, value: _id },
      datePosted: publishAt,
      validThrough: `${lastDate.day}T23:59:59+05:30`,
      hiringOrganization: { '@type': 'CollegeOrUniversity', name: identity.name, sameAs: identity.siteUrl },
      jobLocation: { '@type': 'Place', address: postalAddress },
      directApply: false,
      ...(vacancies !== null && { totalJobOpenings: vacancies }),
      ...(EMPLOYMENT[section] && { employmentType: EMPLOYMENT[section] }),
    },
  ];
}
