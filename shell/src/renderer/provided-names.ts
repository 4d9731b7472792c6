import { namesOf } from '@university/shared/remote/checks';
import { PROVIDED } from '../site/provided';

/** Names that a remote can take of the shared modules. */
export const PROVIDED_NAMES = namesOf(PROVIDED);
