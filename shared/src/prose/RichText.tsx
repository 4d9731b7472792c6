import { useNavigate } from '@university/shared/router';
import type { MouseEvent } from 'react';
import { langOf, withoutPrefix } from '../language';
import { Body } from './styles';

interface Props {
  html: string;
  /** It goes on with a text: its first paragraph is no larger than the others, and is set apart from what is above. */
  goesOn?: boolean;
  /** It is written on this page: what its links lead to opens in a new tab, and nothing typed is left behind. */
  isPreview?: boolean;
}

/** Running text that was made of Markdown. Its links within the site open without a new document. */
export function RichText({ html, goesOn = false, isPreview = false }: Props) {
  const navigate = useNavigate();

  /** The links are the browser's own; those within the site need no new document. */
  function follow(event: MouseEvent) {
    const path = innerPathOf(event);
    if (path === null) return;
    event.preventDefault();
    if (isPreview) window.open(path, '_blank', 'noopener');
    else void navigate(withoutPrefix(path));
  }

  return (
    <Body
      $goesOn={goesOn}
      lang={langOf(html)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown by us, which lets no HTML of its author through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** What a file's address ends with: the browser fetches it itself. */
const FILE = /\.\w+$/;

/** The path of the page that a plain click on a link leads to; null where the click is the browser's business. */
function innerPathOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link || link.target || event.defaultPrevented) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === window.location.origin && !FILE.test(pathname) ? pathname + search + hash : null;
}
