/** Apart, so that only this page bundles them. */
import '../../zod-without-eval';

export { DOCUMENT_TABLES, MOST_TABLES, TABLE_LIMIT, TABLES_LIMIT } from '@university/shared/contract';
