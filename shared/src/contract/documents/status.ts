import { z } from 'zod';

/** Only what is published is seen by the public; what is archived stays for staff and links of old papers. */
export const DOCUMENT_STATUSES = ['draft', 'published', 'archived'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
export const documentStatus = z.enum(DOCUMENT_STATUSES);

/** Documents whose status changes in one call: as many as a page of their list has. */
export const MOST_STATUSES = 50;
