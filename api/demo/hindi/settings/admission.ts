/** Codes in words and who has which part of the seats, by the English text. */
export const reservationTexts: Readonly<Record<string, string>> = {
  Delhi: 'दिल्ली',
  'Outside Delhi': 'दिल्ली से बाहर',
  'general (unreserved)': 'सामान्य (अनारक्षित)',
  'Scheduled Caste': 'अनुसूचित जाति',
  'Scheduled Tribe': 'अनुसूचित जनजाति',
  'Other Backward Classes (non-creamy layer)': 'अन्य पिछड़ा वर्ग (नॉन-क्रीमी लेयर)',
  'Economically Weaker Section': 'आर्थिक रूप से कमज़ोर वर्ग',
  'persons with benchmark disabilities': 'बेंचमार्क दिव्यांगता वाले दिव्यांगजन',
  'wards of defence and paramilitary personnel': 'रक्षा और अर्धसैनिक बलों के कर्मियों के बच्चे',
  'Kashmiri migrant': 'कश्मीरी विस्थापित',
  'NRI, PIO or OCI': 'NRI, PIO या OCI',
  'foreign national': 'विदेशी नागरिक',
  Regions: 'क्षेत्र',
  'You passed the qualifying examination from a school, college or institute located in the NCT of Delhi.':
    'आपने अर्हक परीक्षा दिल्ली (NCT) में स्थित स्कूल, कॉलेज या संस्थान से पास की है।',
  'The institution is located outside the NCT of Delhi.': 'संस्थान दिल्ली (NCT) से बाहर है।',
  Categories: 'श्रेणियाँ',
  'General (unreserved)': 'सामान्य (अनारक्षित)',
  'The rest': 'बाकी सीटें',
  'Scheduled Castes': 'अनुसूचित जाति',
  'Caste certificate in the applicant’s own name': 'आवेदक के अपने नाम का जाति प्रमाण पत्र',
  'Scheduled Tribes': 'अनुसूचित जनजाति',
  'Tribe certificate in the applicant’s own name': 'आवेदक के अपने नाम का जनजाति प्रमाण पत्र',
  'Other Backward Classes, non-creamy layer': 'अन्य पिछड़ा वर्ग, नॉन-क्रीमी लेयर',
  'Certificate issued in Delhi, with the non-creamy layer of this year':
    'दिल्ली में जारी प्रमाण पत्र, इस वर्ष के नॉन-क्रीमी लेयर के साथ',
  'Income and asset certificate of this financial year': 'इस वित्त वर्ष का आय और संपत्ति प्रमाण पत्र',
  'Within every category': 'हर श्रेणी के भीतर',
  'Persons with benchmark disabilities': 'बेंचमार्क दिव्यांगता वाले दिव्यांगजन',
  'Disability certificate, 40 percent or more': 'दिव्यांगता प्रमाण पत्र, 40 प्रतिशत या अधिक',
  'Wards of defence and paramilitary personnel, in nine priority classes':
    'रक्षा और अर्धसैनिक बलों के कर्मियों के बच्चे, नौ वरीयता समूहों में',
  'Certificate of the priority class': 'वरीयता समूह का प्रमाण पत्र',
  Supernumerary: 'अतिरिक्त सीटें',
  'Kashmiri migrants': 'कश्मीरी विस्थापित',
  '1 for each programme and campus': 'हर पाठ्यक्रम और कैंपस के लिए 1',
  'The usual fee': 'सामान्य शुल्क',
  'NRI, PIO and OCI': 'NRI, PIO और OCI',
  'Five times the fee': 'शुल्क का पाँच गुना',
  'Foreign nationals': 'विदेशी नागरिक',
  'No fixed number': 'संख्या तय नहीं',
};

/** The window that opens with the home page, by the English text; what stands in braces is filled in. */
export const popupTexts: Readonly<Record<string, string>> = {
  'Admission Notifications': 'प्रवेश संबंधी सूचनाएँ',
  '{{live rounds}} results are live.': '{{live rounds}} के परिणाम आ गए हैं।',
  'Candidates who paid in Round 1 need not pay again even after upgradation.':
    'जिन्होंने राउंड 1 में भुगतान किया है, उन्हें अपग्रेड के बाद भी फिर से भुगतान नहीं करना है।',
  'Document verification at campus is on {{verification days}}.': 'कैंपस में दस्तावेज़ सत्यापन {{verification days}} को है।',
  'A payment link was sent to the registered mobile number.': 'भुगतान का लिंक पंजीकृत मोबाइल नंबर पर भेजा गया है।',
};

/** Groups of those who finished, and where the figures come from, by the English text. */
export const placementTexts: Readonly<Record<string, string>> = {
  'B.Tech and other degrees': 'B.Tech और अन्य डिग्री',
  'Asked of all who finished, six months later. Who did not answer is counted as finished only.':
    'पढ़ाई पूरी करने वाले सभी लोगों से छह महीने बाद पूछा गया। जिन्होंने उत्तर नहीं दिया, वे केवल पढ़ाई पूरी करने वालों में गिने गए हैं।',
};
