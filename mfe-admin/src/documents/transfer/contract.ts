/** The contract of tables, for the screen of import and export alone. */
import '../../zod-without-eval';

export { DOCUMENT_TABLES, MOST_TABLES, TABLE_LIMIT, TABLES_LIMIT } from '@university/shared/contract';
