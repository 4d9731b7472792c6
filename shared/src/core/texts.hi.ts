import type { Translated } from '../language/translated';
import type * as english from './texts';

export const SESSION_EXPIRED: Translated<typeof english.SESSION_EXPIRED> =
  'आपका सत्र समाप्त हो गया है। कृपया फिर से साइन इन करें!';

export const UNREACHABLE: Translated<typeof english.UNREACHABLE> =
  'यह पृष्ठ विश्वविद्यालय तक नहीं पहुँच पाया। अपना इंटरनेट देखें और फिर से कोशिश करें।';
