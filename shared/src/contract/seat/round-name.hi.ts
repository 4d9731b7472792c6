import type { Translated } from '../../language/translated';
import type * as english from './round-name';

export const roundName: Translated<typeof english.roundName> = (trackName, round) => `${trackName} राउंड\u00a0${round}`;
