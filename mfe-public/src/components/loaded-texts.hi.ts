import type { Translated } from '@university/shared/language';
import type * as english from './loaded-texts';

export const loadedTexts: Translated<typeof english.loadedTexts> = {
  recovers: 'यह पृष्ठ अपने आप फिर से कोशिश करता है।',
};
