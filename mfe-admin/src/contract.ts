/** The contract's values, for pages behind the login only: they bring zod, which visitors need not download. */
import './zod-without-eval';

export type { Notice, NoticeSection, Role } from '@university/shared/contract';
export { NOTICE_FILE_LIMIT, NOTICE_SECTIONS, noticeUpload } from '@university/shared/contract';
