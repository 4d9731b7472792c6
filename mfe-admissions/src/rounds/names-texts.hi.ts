import type { Translated } from '@university/shared/language';
import type * as english from './names-texts';

export const texts: Translated<typeof english.texts> = { numbered: (track, round) => `${track} राउंड ${round}` };
