import { Link } from '@university/shared/router';
import { ArticleContents } from '@university/shared/ui';
import type { Heading } from './content-text';
import { texts } from './texts';

/** The parts of a text. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <ArticleContents label={texts.contents}>
      {headings.map(({ id, text: name }) => (
        <li key={id}>
          <Link to={`#${id}`}>{name}</Link>
        </li>
      ))}
    </ArticleContents>
  );
}
