import { useNavigate } from '@university/shared/router';
import type { MouseEvent } from 'react';
import { langOf, withoutPrefix } from '../language';
import { Body } from './styles';

interface Props {
  html: string;
  goesOn?: boolean;
  isPreview?: boolean;
}

export function RichText({ html, goesOn = false, isPreview = false }: Props) {
  const navigate = useNavigate();

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

/** Links to files are left to the browser. */
const FILE = /\.\w+$/;

/** Null where the browser handles the click. */
function innerPathOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link || link.target || event.defaultPrevented) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === window.location.origin && !FILE.test(pathname) ? pathname + search + hash : null;
}
