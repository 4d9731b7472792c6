import type { Translated } from '@university/shared/language';
import { say } from '../../platform/mail/compose';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  dear: (person) => say`प्रिय ${person},`,
  questions: (helpDesk) => say`कोई सवाल हो, तो ${helpDesk} पर लिखें।`,
  round: (track, round, cycle) => say`${track}, राउंड ${round} (${cycle})`,
  signIn: (page) => say`यहाँ साइन इन करें:\n${page}\nइसके लिए वह ई-मेल पता चाहिए, जिस पर यह ई-मेल आया है, और आपकी जन्म तिथि।`,
  outSubject: (track, round) => say`परिणाम आ गया है: ${track}, राउंड ${round}`,
  out: (round) => say`${round} का परिणाम आ गया है।`,
  decide: (from, until) =>
    say`जिन्हें सीट मिली है, वे ${from} से ${until} तक उस पर निर्णय ले सकते हैं। आपका परिणाम इस ई-मेल में नहीं है: वह केवल आपके लिए है।`,
  waitsSubject: (track, round) => say`आपकी सीट आपके निर्णय की प्रतीक्षा में है: ${track}, राउंड ${round}`,
  offered: (program, campus, round) =>
    say`आपको एक सीट का प्रस्ताव मिला है: ${program}, ${campus} (${round})। आपने इस पर अभी निर्णय नहीं लिया है।`,
  until: (closes) => say`आप ${closes} तक निर्णय ले सकते हैं। तब तक निर्णय न लेने पर यह सीट आपकी नहीं रहेगी।`,
};
