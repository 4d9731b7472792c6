import type { Translated } from '@university/shared/language';
import type * as english from './page-texts';

export const pageTexts: Translated<typeof english.pageTexts> = {
  form: 'शिकायत फ़ॉर्म और शिकायत की स्थिति',
  fields: {
    kind: 'आप कौन हैं',
    name: 'आपका नाम',
    email: 'ई-मेल',
    mobile: 'मोबाइल नंबर',
    number: 'एनरोलमेंट या कर्मचारी नंबर',
    category: 'शिकायत किस बारे में है',
    subject: 'विषय',
    message: 'क्या हुआ',
    pdf: 'दस्तावेज़',
    ticket: 'टिकट नंबर',
  },
  helpForm: '“मेरे परिणाम में साइन इन नहीं हो पाता” फ़ॉर्म',
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
