import type { DocumentKind } from '@university/shared/contract';

/** In the format of the API's ids. */
export const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 24);

/** Addresses that do not need the document schemas. */
export const addresses = {
  tables: '/admin/catalogue/tables',
  fresh: (kind: DocumentKind, given: Record<string, string> = {}) =>
    `/admin/catalogue/${kind}/new${Object.keys(given).length > 0 ? `?${new URLSearchParams(given)}` : ''}`,
  one: (kind: DocumentKind, id: string) =>
    `${kind === 'notice' ? '/admin/view-pdfs' : `/admin/catalogue/${kind}`}/${encodeURIComponent(id)}`,
  history: (kind: DocumentKind, id: string) => `/admin/catalogue/${kind}/${encodeURIComponent(id)}/history`,
} as const;
