import type { DocumentKind } from '@university/shared/contract';

/** As the API makes ids. */
export const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 24);

/** Addresses of the screens of documents, without what their kinds hold: other desks lead there too. */
export const addresses = {
  tables: '/admin/catalogue/tables',
  /** @param given values of fields that the form begins with */
  fresh: (kind: DocumentKind, given: Record<string, string> = {}) =>
    `/admin/catalogue/${kind}/new${Object.keys(given).length > 0 ? `?${new URLSearchParams(given)}` : ''}`,
  one: (kind: DocumentKind, id: string) =>
    `${kind === 'notice' ? '/admin/view-pdfs' : `/admin/catalogue/${kind}`}/${encodeURIComponent(id)}`,
  history: (kind: DocumentKind, id: string) => `/admin/catalogue/${kind}/${encodeURIComponent(id)}/history`,
} as const;
