import { withPrefix } from '@university/shared/language';
import { identity } from '@university/shared/identity';
import { pictureUrl, postalAddress } from '../structured-data';
import type { NoticeDetail } from './queries';
import { SECTIONS } from './sections';

type Section = NoticeDetail['section'];

const VACANCIES: readonly Section[] = ['academic-positions', 'non-academic-positions', 'short-term-positions'];

/** The others are schema.org documents. */
const NEWS: readonly Section[] = ['news', 'announcements', 'student-events', 'alert'];

const EMPLOYMENT: Partial<Record<Section, string>> = { 'short-term-positions': 'TEMPORARY' };

/** Characters of a headline. Source: developers.google.com/search/docs/appearance/structured-data/article */
const HEADLINE = 110;

const university = { '@type': 'CollegeOrUniversity', name: identity.name, sameAs: identity.siteUrl };

const endOf = (day: string, hour = '23:59:59') => `${day}T${hour.padEnd(8, ':00')}+05:30`;

/**
 * schema.org data of a notice; nothing is guessed from its words. Source:
 * developers.google.com/search/docs/appearance/structured-data/event
 */
export const structuredData = (notice: NoticeDetail, origin: string): object[] => [
  paper(notice, origin),
  ...(isOpenPost(notice) ? [post(notice, origin)] : []),
  ...event(notice, origin),
];

const pageOf = ({ _id }: NoticeDetail, origin: string) => origin + withPrefix(`/notices/${_id}`);

function paper(notice: NoticeDetail, origin: string) {
  const { section, fileName, summary, publishAt, language, lastDate, orderNumber, orderDate } = notice;
  const { validUntil, validUntilTime } = notice;
  const isNews = NEWS.includes(section);
  const end = lastDate ? endOf(lastDate.day) : validUntil && endOf(validUntil, validUntilTime);
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
    ...(end && { expires: end }),
    ...(orderNumber && { identifier: orderNumber }),
    inLanguage: language,
    author: university,
    publisher: university,
    ...(notice.picture && { image: pictureUrl(notice.picture, origin) }),
    ...file(notice, origin),
  };
}

function event(notice: NoticeDetail, origin: string): object[] {
  const { fileName, summary, startsAt, endsAt, place, language, picture } = notice;
  if (!startsAt || !place) return [];
  return [
    {
      '@type': 'Event',
      name: fileName,
      ...(summary !== '' && { description: summary }),
      url: pageOf(notice, origin),
      startDate: startsAt,
      ...(endsAt && { endDate: endsAt }),
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: place, address: place },
      organizer: university,
      inLanguage: language,
      ...(picture && { image: pictureUrl(picture, origin) }),
    },
  ];
}

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

/** Closed posts must not be announced. */
const isOpenPost = ({ section, archive, lastDate, summary }: NoticeDetail): boolean =>
  Boolean(VACANCIES.includes(section) && !archive && lastDate?.isOpen && summary !== '');

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
