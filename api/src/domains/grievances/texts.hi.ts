import type { Translated } from '@university/shared/language';
import { helpDesk, say } from '../../platform/mail/compose';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  dear: say`महोदय या महोदया,`,
  categories: {
    admission: 'प्रवेश',
    fee: 'शुल्क और शुल्क वापसी',
    examination: 'परीक्षा और परिणाम',
    scholarship: 'छात्रवृत्ति',
    campus: 'कैंपस और छात्रावास',
    teaching: 'पढ़ाई',
    documents: 'दस्तावेज़ और प्रमाण पत्र',
    'caste-discrimination': 'जाति के आधार पर भेदभाव',
    discrimination: 'अन्य भेदभाव',
    harassment: 'उत्पीड़न',
    ragging: 'रैगिंग',
    'service-matters': 'सेवा संबंधी मामले',
    other: 'कुछ और',
  },
  standing: {
    open: 'इस पर काम शुरू होना बाकी है।',
    'in-progress': 'इस पर काम चल रहा है।',
    settled: 'इसका निपटारा हो गया है।',
    rejected: 'यह बिना किसी बदलाव के बंद कर दी गई है।',
  },
  receivedSubject: say`आपकी शिकायत हमें मिल गई है`,
  received: (ticket, matter, due, page) => {
    const said = say`इस ई-मेल पते से हमें एक शिकायत मिली है। उसका टिकट नंबर ${ticket} है।`;
    return [
      matter ? say`${said} शिकायत का विषय: ${matter}।` : said,
      say`आपको ${due} तक उत्तर मिल जाएगा।`,
      say`स्थिति देखने के लिए यह पृष्ठ खोलें और टिकट नंबर तथा यह ई-मेल पता भरें: ${page}`,
      say`अगर यह शिकायत आपने नहीं भेजी, तो ${helpDesk} पर बताएँ: किसी ने आपका पता अपना बताकर दिया है।`,
    ];
  },
  replySubject: say`आपकी शिकायत पर हमारा उत्तर`,
  reply: (ticket, standing, reply, page) => [
    say`आपकी शिकायत ${ticket} पर यह हमारा उत्तर है। ${standing}`,
    reply,
    say`इसे टिकट नंबर और इस ई-मेल पते के साथ यहाँ फिर से पढ़ सकते हैं: ${page}`,
  ],
  extendedSubject: say`आपकी शिकायत के लिए हमें और समय चाहिए`,
  extended: (ticket, to, reason, page) => [
    say`हम आपकी शिकायत ${ticket} का उत्तर समय पर नहीं दे पा रहे हैं। आपको ${to} तक उत्तर मिल जाएगा। इसका कारण:`,
    reason,
    say`टिकट नंबर और इस ई-मेल पते के साथ इसकी स्थिति यहाँ देख सकते हैं: ${page}`,
  ],
};

export const pageTexts: Translated<typeof english.pageTexts> = {
  form: 'शिकायत फ़ॉर्म और शिकायत की स्थिति',
  fields: {
    number: 'एनरोलमेंट या कर्मचारी नंबर',
    pdf: 'दस्तावेज़',
    ticket: 'टिकट नंबर',
  },
  helpForm: '“परिणाम देखने के लिए साइन इन नहीं हो रहा” फ़ॉर्म',
  helpFields: {
    name: 'आपका नाम',
    email: 'आपके आवेदन का ई-मेल पता',
    mobile: 'मोबाइल नंबर',
    form_number: 'फ़ॉर्म नंबर',
    track: 'प्रवेश मार्ग',
    reason: 'क्या होता है',
    message: 'संदेश',
  },
  failed: {
    send: 'आपकी शिकायत नहीं भेजी गई',
    help: 'आपका संदेश नहीं भेजा गया',
    message: 'आपका संदेश नहीं जुड़ा',
    track: 'शिकायत की स्थिति दिखाई नहीं जा सकी',
  },
  tracked: 'शिकायत की स्थिति',
  closed: 'यह शिकायत 30 दिन से ज़्यादा पहले बंद हो चुकी है। मामला न निपटा हो, तो नई शिकायत भेजें और उसमें यह टिकट लिखें।',
  email: 'आपका ई-मेल, एक बार फिर',
  back: 'शिकायत फ़ॉर्म पर लौटें',
};
