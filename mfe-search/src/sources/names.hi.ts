import type * as english from './names';

const AWARD = /^(मास्टर ऑफ़|b\.?tech\.?|b\.a\. \(ऑनर्स\)|b\.s\.|bba|mba|ms) | में (pg )?डिप्लोमा$/i;

export const subjectOf: typeof english.subjectOf = (name) => name.replace(AWARD, '');

export const placeOf: typeof english.placeOf = (name) => name.replace(/ कैंपस$/, '');

export const BETWEEN_NAMES: typeof english.BETWEEN_NAMES = / और | & |[(),:]/;
