/** Texts of the home page, by the English text. Names of partners are written as they sound. */
export const homeTexts: Readonly<Record<string, string>> = {
  'We teach diplomas and degrees in workshops, laboratories and studios. You leave able to do the work, or to start your own.':
    'हम कार्यशालाओं, प्रयोगशालाओं और स्टूडियो में डिप्लोमा और डिग्री के पाठ्यक्रम पढ़ाते हैं। यहाँ से निकलकर आप काम कर सकते हैं या अपना काम शुरू कर सकते हैं।',
  'Made, won, opened and repaired by our students this year.':
    'इस वर्ष हमारे छात्रों ने क्या बनाया, जीता, शुरू किया और ठीक किया।',
  'Three medals at the national skills competition': 'राष्ट्रीय कौशल प्रतियोगिता में तीन पदक',
  'Eighteen hours, one drawing, one block of steel. Our teams in machining, welding and joinery came home with gold and two bronzes.':
    'अठारह घंटे, एक ड्रॉइंग, स्टील का एक टुकड़ा। मशीनिंग, वेल्डिंग और बढ़ईगिरी की हमारी टीमें एक स्वर्ण और दो कांस्य पदक लेकर लौटीं।',
  'Every final-year diploma student in an apprenticeship': 'डिप्लोमा के अंतिम वर्ष का हर छात्र अप्रेंटिसशिप में',
  'For the first time each of them worked a full semester beside a master, paid, insured and with a log book that counts for credits.':
    'पहली बार हर छात्र ने पूरा सेमेस्टर किसी उस्ताद के साथ काम किया: वेतन और बीमे के साथ, और ऐसी लॉग बुक के साथ जिसके क्रेडिट मिलते हैं।',
  'Nine student ventures opened for business': 'छात्रों के नौ उद्यम शुरू हुए',
  'From solar repair to millet bakery: founded in the incubation cell, registered this year, and paying their own rent.':
    'सोलर मरम्मत से लेकर मोटे अनाज की बेकरी तक: इनक्यूबेशन प्रकोष्ठ में शुरू हुए, इस वर्ष पंजीकृत हुए और अपना किराया खुद देते हैं।',
  'Thirty-six hours of tools for small shops': 'छोटी दुकानों के लिए छत्तीस घंटे',
  'Two hundred students built billing, stock and delivery helpers. Eleven of them are in use in the markets of Dwarka today.':
    'दो सौ छात्रों ने बिल, स्टॉक और डिलीवरी के साधन बनाए। उनमें से ग्यारह आज द्वारका के बाज़ारों में काम आ रहे हैं।',
  'Four thousand neighbours seen at our community clinic': 'हमारे सामुदायिक क्लिनिक में चार हज़ार पड़ोसी आए',
  'Students of health sciences measure, record and refer under the eyes of their teachers, every Saturday, free of charge.':
    'स्वास्थ्य विज्ञान के छात्र हर शनिवार शिक्षकों की देखरेख में नापते हैं, दर्ज करते हैं और ज़रूरत हो तो आगे भेजते हैं, बिना शुल्क के।',
  'From the Chancellor and the Vice-Chancellor': 'कुलाधिपति और कुलपति की ओर से',
  'The Chancellor': 'कुलाधिपति',
  'A skill is not what is left for those who could not study. It is knowledge that has passed through the hand. The country we hope for will be built by people who have both, and who are proud of both.':
    'कौशल वह नहीं है, जो पढ़ न पाने वालों के लिए बच जाता है। यह वह ज्ञान है, जो हाथ से होकर गुज़रा है। जिस देश की हम आशा करते हैं, उसे वे लोग बनाएँगे जिनके पास दोनों हैं और जिन्हें दोनों पर गर्व है।',
  'Read the Chancellor’s message': 'कुलाधिपति का संदेश पढ़ें',
  'The Vice-Chancellor': 'कुलपति',
  'Come and look at our workshops on any working day. You will see second-year students taking responsibility for real orders, real patients and real kitchens. That is our syllabus; the books explain it.':
    'किसी भी कार्य दिवस पर आकर हमारी कार्यशालाएँ देखें। आप दूसरे वर्ष के छात्रों को असली ऑर्डर, असली मरीज़ों और असली रसोई की ज़िम्मेदारी उठाते देखेंगे। यही हमारी पाठ्यचर्या है; किताबें इसे समझाती हैं।',
  'Read the Vice-Chancellor’s message': 'कुलपति का संदेश पढ़ें',
  'Workshops near where you live.': 'आपके घर के पास कार्यशालाएँ।',
  'They lend us their machines and their foremen, take our students as apprentices, and hire them.':
    'वे हमें अपनी मशीनें और अपने फ़ोरमैन देते हैं, हमारे छात्रों को अप्रेंटिस बनाते हैं और नौकरी देते हैं।',
  'Short films from the workshops, results and dates, every week.':
    'कार्यशालाओं की छोटी फ़िल्में, परिणाम और तिथियाँ, हर सप्ताह।',
  'Loha & Sons Tooling': 'लोहा एंड संस टूलिंग',
  'Machining and tool making': 'मशीनिंग और औज़ार बनाना',
  'Handi House': 'हांडी हाउस',
  'Kitchens and food craft': 'रसोई और पाक कला',
  'Sootdhaga Weavers': 'सूतधागा वीवर्स',
  'Weaving and textiles': 'बुनाई और वस्त्र',
  'Dhoop Power': 'धूप पावर',
  'Solar and electrical work': 'सोलर और बिजली का काम',
  'Sehat Neighbourhood Care': 'सेहत नेबरहुड केयर',
  'Clinics and home care': 'क्लिनिक और घर पर देखभाल',
  'Bijli Boards': 'बिजली बोर्ड्स',
  'Electronics assembly': 'इलेक्ट्रॉनिक्स असेंबली',
  'Pul Freight': 'पुल फ़्रेट',
  'Freight and warehousing': 'माल ढुलाई और गोदाम',
  'Chaukhat Interiors': 'चौखट इंटीरियर्स',
  'Interiors and furniture': 'इंटीरियर और फ़र्नीचर',
};
