import type { SiteHealth } from '@university/shared/contract';
import { Card, Muted } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import { Later } from '../area/Later';
import { Fold, Titled } from '../area/Panel';
import { CountTable } from '../chart/CountTable';
import { texts } from './texts';

const words = texts.read;

const loadChart = () => import('./ReadingChart').then(({ ReadingChart }) => ReadingChart);

/** What of the site is read: by day, and the pages and papers that are read most. */
export function Reading({ read: { days, pages, papers } }: Pick<SiteHealth, 'read'>) {
  const isEmpty = days.every((day) => day.pages + day.papers === 0);
  return (
    <Card>
      <Titled title={words.title} id="read">
        <Muted>{words.says}</Muted>
        {isEmpty ? (
          <p>{words.none}</p>
        ) : (
          <>
            <Later load={loadChart} props={{ days }} />
            <Fold title={words.table}>
              <CountTable
                caption={words.days}
                head={[words.day, words.pages, words.papers]}
                rows={days.map(({ day, ...counts }) => [formatDate(day), counts.pages, counts.papers])}
              />
            </Fold>
            <h3>{words.pagesTitle}</h3>
            <CountTable
              caption={words.pagesTitle}
              head={[words.page, words.count]}
              rows={pages.map(({ key, name, count }) => [name ? `${name} (${key})` : key, count])}
            />
            <h3>{words.papersTitle}</h3>
            {papers.length === 0 ? (
              <p>{words.noPapers}</p>
            ) : (
              <CountTable
                caption={words.papersTitle}
                head={[words.paper, words.count]}
                rows={papers.map(({ name, count }) => [name, count])}
              />
            )}
          </>
        )}
      </Titled>
    </Card>
  );
}
