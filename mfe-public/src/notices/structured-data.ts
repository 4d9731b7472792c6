import { identity } from '@university/shared/identity';
import { postalAddress } from '../structured-data';
import type { NoticeDetail } from './queries';
import { SECTIONS } from './sections';

type Section = NoticeDetail['section'];

/** Sections whose notices are told as news; what stands in all others is a paper. */
const NEWS: readonly Section[] = ['news', 'announcements', 'student-events', 'alert'];

/** Kinds of work that schema.org names, where the section says which it is. */
const EMPLOYMENT: Partial<Record<Section, string>> = { 'short-term-positions': 'TEMPORARY' };

/** Characters of a headline. Source: developers.google.com/search/docs/appearance/structured-data/article */
const HEADLINE = 110;

const university = { '@type': 'CollegeOrUniversity', name: identity.name, sameAs: identity.siteUrl };

/** The end of a day in India, YYYY-MM-DD. */
const endOf = (day: string) => `${day}T23:59:59+05:30`;

/**
 * A notice as schema.org has it. A post that can be applied for is a JobPosting besides. None is an Event, not even of
 * student events: an Event needs the day on which it begins and its place, and a notice has neither. Its only day,
 * `endDate`, is the last one to apply, which mostly comes before the event. The names of events and places stand in the
 * words alone, and what is guessed from words may send people to a wrong gate on a wrong day.
 * Source: developers.google.com/search/docs/appearance/structured-data/event
 */
export const structuredData = (notice: NoticeDetail, origin: string): object[] => [
  paper(notice, origin),
  ...(isOpenPost(notice) ? [post(notice, origin)] : []),
];

const pageOf = ({ _id }: NoticeDetail, origin: string) => `${origin}/notices/${_id}`;

/** News, or a paper: its dates and numbers, its words and its file, as far as it has them. */
function paper(notice: NoticeDetail, origin: string) {
  const { section, fileName, summary, publishAt, language, lastDate, validUntil, orderNumber, orderDate } = notice;
  const isNews = NEWS.includes(section);
  const lastDay = lastDate?.day ?? validUntil;
  return {
    '@type': isNews ? 'NewsArticle' : 'DigitalDocument',
    '@id': `${pageOf(notice, origin)}#notice`,
    url: pageOf(notice, origin),
    name: fileName,
    ...(isNews && { headline: fileName.slice(0, HEADLINE), articleSection: SECTIONS[section].label }),
    ...(!isNews && { genre: SECTIONS[section].label }),
    ...(summary !== '' && { description: summary }),
    datePublished: publishAt,
    ...(orderDate && { dateCreated: orderDate }),
    ...(lastDay && { expires: endOf(lastDay) }),
    ...(orderNumber && { identifier: orderNumber }),
    inLanguage: language,
    author: university,
    publisher: university,
    ...file(notice, origin),
  };
}

/** The PDF, where the notice has one, as the address that search engines may read. */
const file = ({ fileLink, size, language }: NoticeDetail, origin: string) =>
  fileLink && {
    encoding: {
      '@type': 'MediaObject',
      contentUrl: origin + fileLink,
      encodingFormat: 'application/pdf',
      contentSize: `${size} B`,
      inLanguage: language,
    },
  };

/** Whether it offers a post, and says enough of it: posts that have closed must not be announced. */
const isOpenPost = ({ section, archive, lastDate, summary }: NoticeDetail): boolean =>
  Boolean(SECTIONS[section].isVacancy && !archive && lastDate?.isOpen && summary !== '');

/** What Google requires of a post. Source: developers.google.com/search/docs/appearance/structured-data/job-posting */
function post(notice: NoticeDetail, origin: string) {
  const { section, lastDate, summary, fileName, publishAt, vacancies, _id } = notice;
  return {
    '@type': 'JobPosting',
    title: fileName,
    description: summary,
    url: pageOf(notice, origin),
    identifier: { '@type': 'PropertyValue', name: identity.name, value: _id },
    datePosted: publishAt,
    ...(lastDate && { validThrough: endOf(lastDate.day) }),
    hiringOrganization: university,
    jobLocation: { '@type': 'Place', address: postalAddress },
    directApply: false,
    ...(vacancies !== null && { totalJobOpenings: vacancies }),
    ...(EMPLOYMENT[section] && { employmentType: EMPLOYMENT[section] }),
  };
}
