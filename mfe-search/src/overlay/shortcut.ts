import { keep, readKept } from './device';

/** The header looks here before it takes a / for the shortcut. A key without Ctrl must be possible to turn off (WCAG 2.1.4). */
const KEY = 'search.slash';
const OFF = 'off';

export const isSlashOn = (): boolean => readKept(KEY) !== OFF;

export const turnSlash = (on: boolean): void => keep(KEY, on ? null : OFF);
