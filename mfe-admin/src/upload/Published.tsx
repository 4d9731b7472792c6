import { sitePagesQuery } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { Row } from '@university/shared/ui';
import { Announced } from '../form/Announced';
import { pageOf } from '../sections';
import { texts } from '../texts';

const words = texts.upload;

/** What was published and where visitors find it. */
export function Published({ notice }: { notice: Notice }) {
  const { data: pages } = useQuery(sitePagesQuery());
  const page = pages?.find(({ path }) => path === pageOf(notice.section));
  return (
    <Announced tone="good">
      <p>
        <strong>{words.done(notice.fileName)}</strong> {words.another}
      </p>
      <Row>
        {page && <Link to={page.path}>{words.seePage(page.title)}</Link>}
        <a href={notice.fileLink}>{words.openFile}</a>
      </Row>
    </Announced>
  );
}
