/** Only what is published is seen by the public; what is archived stays for staff and links of old papers. */
export const DOCUMENT_STATUSES = ['draft', 'published', 'archived'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
