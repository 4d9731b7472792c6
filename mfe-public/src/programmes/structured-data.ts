import { identity } from '@university/shared/identity';
import { LANGUAGE, withPrefix } from '@university/shared/language';
import type { DetailedProgram } from './detail';
import { feeTableOf, totalCredits, yearsInOrder } from './facts';
import { texts } from './texts';

/** Hours of study that a credit means. Source: National Credit Framework, 40 credits for 1,200 hours a year. */
const HOURS_A_CREDIT = 30;

const given = (text: string | null | undefined): text is string => Boolean(text);

function prerequisites({ entry, eligibility }: DetailedProgram): string | undefined {
  if (!entry) return eligibility || undefined;
  const { qualification, subjects, marks, note } = entry;
  return [
    qualification,
    subjects.length > 0 && `${texts.program.subjects}: ${subjects.join(', ')}`,
    marks.length > 0 &&
      `${texts.program.marks}: ${marks.map(({ category, percent }) => `${category} ${texts.program.percent(percent)}`).join(', ')}`,
    note,
  ]
    .filter((part) => part !== false && given(part))
    .join('. ');
}

function instances(program: DetailedProgram, origin: string, cities: ReadonlyMap<string, string>) {
  const credits = totalCredits(program.years);
  const workload = credits > 0 && { courseWorkload: `PT${credits * HOURS_A_CREDIT}H` };
  return program.campuses.map(({ slug, name, seats }) => {
    const city = cities.get(slug);
    return {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      ...workload,
      ...(seats > 0 && { maximumAttendeeCapacity: seats }),
      location: {
        '@type': 'Place',
        name,
        url: origin + withPrefix(`/campus/${slug}`),
        ...(city && { address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'IN' } }),
      },
    };
  });
}

function offers(program: DetailedProgram) {
  const [general] = feeTableOf(program)?.payers ?? [];
  if (!general) return undefined;
  const { deadline, portal } = program.applying ?? {};
  return {
    '@type': 'Offer',
    category: 'Paid',
    price: general.firstPayment,
    priceCurrency: 'INR',
    ...(deadline && { validThrough: deadline.day }),
    ...(portal && { url: portal }),
  };
}

/** schema.org data with what Google asks of a course. */
export function course(program: DetailedProgram, origin: string, cities: ReadonlyMap<string, string>) {
  const credits = totalCredits(program.years);
  const award = yearsInOrder(program.years).at(-1)?.year.exitAward;
  const offer = offers(program);
  const needs = prerequisites(program);
  return {
    '@type': 'Course',
    '@id': `${origin}/programs/${program._id}#course`,
    name: program.name,
    courseCode: program.code,
    description: texts.program.describe(program),
    url: origin + withPrefix(`/programs/${program._id}`),
    inLanguage: LANGUAGE,
    ...(needs && { coursePrerequisites: needs }),
    ...(credits > 0 && { numberOfCredits: credits }),
    ...(award && { educationalCredentialAwarded: award }),
    provider: { '@type': 'CollegeOrUniversity', name: identity.name, url: origin },
    ...(program.campuses.length > 0 && { hasCourseInstance: instances(program, origin, cities) }),
    ...(offer && { offers: offer }),
  };
}
