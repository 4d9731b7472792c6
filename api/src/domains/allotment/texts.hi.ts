import type { Translated } from '@university/shared/language';
import { say } from '../../platform/mail/compose';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  dear: (person) => say`प्रिय ${person},`,
  questions: (helpDesk) => say`कोई सवाल हो, तो ${helpDesk} पर लिखें।`,
  seat: (program, campus, round) => say`${program}, ${campus} (राउंड ${round})`,
  statuses: {
    pending: 'लंबित',
    freeze: 'फ़्रीज़',
    float: 'फ़्लोट',
    upgrade: 'अपग्रेड',
    reject: 'अस्वीकार',
    lapsed: 'समाप्त',
  },
  meaning: {
    freeze: 'आपने यह सीट स्वीकार कर ली है और आगे के राउंड में भाग नहीं लेंगे।',
    float: 'आपने यह सीट स्वीकार कर ली है। अगले राउंड में इससे बेहतर सीट का विकल्प खुला है।',
    upgrade: 'आपने यह सीट छोड़ दी है। अगले राउंड में दूसरी सीट का विकल्प खुला है।',
    reject: 'आपने यह सीट छोड़ दी है और प्रवेश प्रक्रिया से बाहर हो गए हैं।',
  },
  stillOpen: 'आप फिर से निर्णय ले सकते हैं।',
  notMe: (link) =>
    say`अगर यह आपने नहीं किया, तो यह पृष्ठ खोलकर बताएँ:\n${link}\nइसके बाद आपकी सीट पर तब तक कोई निर्णय नहीं ले सकता, जब तक प्रवेश कार्यालय इसे देख न ले। यह लिंक एक ही बार काम करता है।`,
  receiptSubject: say`आपको प्रस्तावित सीट पर आपका निर्णय`,
  recorded: (at, seat, status) => say`${at} को ${seat} के लिए दर्ज किया गया: ${status}।`,
  takenBack: (at, seat, status) => say`${seat} के लिए आपका निर्णय ${at} को वापस लिया गया। अब स्थिति है: ${status}।`,
  takeBack: (until) =>
    say`आप इसे ${until} तक वापस ले सकते हैं: इसके लिए अपने परिणाम में फिर से साइन इन करें। उसके बाद यह निर्णय पक्का हो जाएगा।`,
  yourResult: 'अपने परिणाम',
  deviceSubject: say`किसी ने आपके परिणाम में साइन इन किया`,
  device: (at) => say`${at} को किसी ने आपके परिणाम में ऐसे उपकरण से साइन इन किया, जिसका उपयोग इसके लिए पहले नहीं हुआ था।`,
  deviceMine: say`अगर यह आप ही थे, तो कुछ करने की ज़रूरत नहीं है।`,
  codeSubject: say`निर्णय की पुष्टि के लिए आपका कोड`,
  code: (code, minutes) => say`आपका कोड ${code} है। यह ${minutes} मिनट तक मान्य है और एक ही बार काम करता है।`,
  codeFor: (seat) => say`आपके फ़ॉर्म नंबर के साथ यह कोड इस सीट पर निर्णय की पुष्टि करता है: ${seat}। यह कोड किसी को न बताएँ।`,
  heldSubject: say`आपकी सीट पर निर्णय रोक दिए गए हैं`,
  held: (at, seat, status) =>
    say`आपने ऐसे साइन इन या निर्णय की सूचना दी, जो आपका नहीं था। ${at} से इस सीट पर कोई निर्णय नहीं ले सकता: ${seat}। सबको साइन आउट कर दिया गया है। अब स्थिति है: ${status}।`,
  heldCall: (phone, helpDesk) =>
    say`अभी ${phone} पर फ़ोन करें या ${helpDesk} पर लिखें। इससे आपकी सीट नहीं जाएगी: प्रवेश कार्यालय आपका निर्णय आपके लिए दर्ज करेगा, निर्णय की अवधि बीतने के बाद भी।`,
  heldTicket: (ticket, page) =>
    say`आपका टिकट नंबर ${ticket} है। स्थिति देखने के लिए नीचे दिए गए पृष्ठ पर यह नंबर और यह ई-मेल पता भरें।\n${page}`,
  liftedSubject: say`आप अपनी सीट पर फिर से निर्णय ले सकते हैं`,
  lifted: (seat, status) =>
    say`प्रवेश कार्यालय ने आपका रिकॉर्ड देख लिया है। इस सीट पर निर्णय अब रोके नहीं गए हैं: ${seat}। अब स्थिति है: ${status}।`,
};
