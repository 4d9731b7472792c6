import { Link } from '@university/shared/router';
import { formatDate, formatInstant } from '@university/shared/ui';
import type { NoticeDetail } from '../api/notice';
import { texts } from '../notices-texts';
import type { Fact } from '../parts/FactList';
import { pathOf } from './address';
import { SECTIONS } from './sections';

const words = texts.notice;

/** What is known of a notice beside its words; what it does not have is left out, and so is a day that only says when it is archived. */
export function factsOf(notice: NoticeDetail): Fact[] {
  const { section, publishAt, lastDate, validUntil, orderNumber, orderDate, vacancies, language } = notice;
  const facts: (Fact | null)[] = [
    { term: words.section, value: <Link to={pathOf(section)}>{SECTIONS[section].label}</Link> },
    { term: words.published, value: <time dateTime={publishAt}>{formatInstant(publishAt)}</time> },
    lastDate && { term: words.lastDate, value: words.lastDay(formatDate(lastDate.day), lastDate.isOpen) },
    vacancies === null ? null : { term: words.vacancies, value: vacancies },
    orderNumber ? { term: words.orderNumber, value: orderNumber } : null,
    orderDate ? { term: words.orderDate, value: formatDate(orderDate) } : null,
    validUntil && !lastDate ? { term: words.validUntil, value: formatDate(validUntil) } : null,
    { term: words.language, value: words.languages[language] },
  ];
  return facts.filter((fact) => fact !== null);
}
