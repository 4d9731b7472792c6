import { identity } from '@university/shared/identity';
import type { DetailedProgram } from './queries';
import { texts } from './texts';
import { totalCredits } from './years';

/** Hours of study that a credit stands for. Source: National Credit Framework, 40 credits for 1,200 hours a year. */
const HOURS_A_CREDIT = 30;

/** A programme as schema.org has it, with what Google asks of a course: provider, instance with workload, offer. */
export const course = (program: DetailedProgram, origin: string) => ({
  '@type': 'Course',
  '@id': `${origin}/programs/${program._id}#course`,
  name: program.name,
  courseCode: program.code,
  description: texts.program.describe(program.name, program.duration, program.eligibility),
  url: `${origin}/programs/${program._id}`,
  inLanguage: 'en',
  coursePrerequisites: program.eligibility,
  provider: { '@type': 'CollegeOrUniversity', name: identity.name, url: origin },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    courseWorkload: `PT${totalCredits(program.years) * HOURS_A_CREDIT}H`,
    ...(program.campuses.length > 0 && {
      location: program.campuses.map(({ name, slug }) => ({
        '@type': 'Place',
        name,
        url: `${origin}/campus/${slug}`,
        address: { '@type': 'PostalAddress', addressLocality: 'New Delhi', addressCountry: 'IN' },
      })),
    }),
  },
  offers: {
    '@type': 'Offer',
    category: 'Paid',
    ...(program.fee !== null && { price: program.fee, priceCurrency: 'INR' }),
  },
});
