import type { DocumentKind, PlaceKind } from '@university/shared/contract';

/** Addresses of the screens of documents, without what their kinds hold: other desks lead there too. */
export const addresses = {
  tables: '/admin/catalogue/tables',
  /** @param given values of fields that the form begins with */
  fresh: (kind: DocumentKind, given: Record<string, string> = {}) =>
    `/admin/catalogue/${kind}/new${Object.keys(given).length > 0 ? `?${new URLSearchParams(given)}` : ''}`,
  one: (kind: DocumentKind, id: string) => `/admin/catalogue/${kind}/${encodeURIComponent(id)}`,
  /** Of what a document is used by, or a link stands in. */
  place: (kind: PlaceKind, id: string) =>
    kind === 'notice' ? `/admin/view-pdfs/${encodeURIComponent(id)}` : addresses.one(kind, id),
  history: (kind: DocumentKind, id: string) => `/admin/catalogue/${kind}/${encodeURIComponent(id)}/history`,
} as const;
