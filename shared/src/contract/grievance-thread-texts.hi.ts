import type { Translated } from '../language/translated';
import type * as english from './grievance-thread-texts';

export const grievanceThreadTexts: Translated<typeof english.grievanceThreadTexts> = {
  ticket: 'यह टिकट नंबर नहीं है। टिकट नंबर ऐसा होता है: GR-2026-7F3K-92QG',
  message: 'अपना संदेश लिखें',
  tooLong: 'इसे 5,000 अक्षरों के अंदर रखें',
};
