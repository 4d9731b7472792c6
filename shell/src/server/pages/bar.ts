import { withStyle } from '../../renderer/page/csp';
import { ROOT_ID } from '../../site/boot';

const POLICY = 'content-security-policy';

interface Bar {
  html: string;
  style: string;
}

/** In the site's own colours, which go together in every theme. */
export const BAR_STYLE =
  'margin:0;padding:.5rem 1rem;background:var(--accent);color:var(--on-accent);font-weight:700;text-align:center';

/** A page with a bar before what React takes over, and with a policy that allows the bar's style. */
export function withBar(html: string, headers: Record<string, string>, bar: Bar) {
  const root = `<div id="${ROOT_ID}"`;
  return {
    html: html.replace('</head>', `<style>${bar.style}</style></head>`).replace(root, bar.html + root),
    headers: { ...headers, [POLICY]: withStyle(headers[POLICY] ?? '', bar.style) },
  };
}
