/**
 * Refusals in Hindi by English text. `{}` is a variable part, translated too if it is in this list; the Hindi text may
 * omit it.
 */
export const REFUSALS: readonly (readonly [english: string, hindi: string])[] = [
  // Of any call.
  ['There is nothing at this address.', 'इस पते पर कुछ नहीं है।'],
  [
    'This is a part of every site: it cannot be deleted. Change it, or archive it instead.',
    'यह हर वेबसाइट का हिस्सा है, इसलिए इसे मिटाया नहीं जा सकता। इसे बदलें, या संग्रह में रखें।',
  ],
  [
    'A picture that was deleted cannot be brought back. Upload it again.',
    'मिटाया गया चित्र वापस नहीं लाया जा सकता। उसे फिर से अपलोड करें।',
  ],
  [
    'The plan of a round is published by a second person. Open the round in the catalogue, save a draft, and ask for a review.',
    'राउंड की योजना कोई दूसरा व्यक्ति प्रकाशित करता है। कैटलॉग में राउंड खोलें, मसौदा सहेजें और उसे जाँचने के लिए भेजें।',
  ],
  [
    'Keep the records for at least 30 days after decisions close',
    'निर्णय का समय समाप्त होने के बाद रिकॉर्ड कम से कम 30 दिन रखें',
  ],
  ['The request could not be read.', 'भेजी गई जानकारी पढ़ी नहीं जा सकी।'],
  ['The request took too long to arrive.', 'भेजी गई जानकारी पहुँचने में बहुत समय लगा।'],
  ['What was sent is too large.', 'भेजी गई जानकारी बहुत बड़ी है।'],
  ['The address is too long.', 'यह पता बहुत लंबा है।'],
  ['This call was made from another site.', 'यह किसी दूसरी वेबसाइट से भेजा गया।'],
  [
    'Some of what was sent is not right. Each field says what to change.',
    'भेजी गई कुछ जानकारी सही नहीं है। हर खाने में लिखा है कि क्या बदलना है।',
  ],
  ['Something went wrong on our side. Try again in a minute.', 'हमारी ओर से कुछ गड़बड़ हुई। एक मिनट बाद फिर कोशिश करें।'],
  ['Too many people are here at once. Try again in a moment.', 'इस समय बहुत लोग वेबसाइट पर हैं। थोड़ी देर में फिर कोशिश करें।'],
  [
    'Too many requests come from your network at once. Try again in a moment.',
    'आपके नेटवर्क से एक साथ बहुत कुछ माँगा जा रहा है। थोड़ी देर में फिर कोशिश करें।',
  ],
  [
    'The service is interrupted. Nothing was changed; try again in a moment.',
    'सेवा रुकी हुई है। कुछ बदला नहीं गया। थोड़ी देर में फिर कोशिश करें।',
  ],
  [
    'The service has too much to do. Nothing was changed; try again in a moment.',
    'सेवा के पास अभी बहुत काम है। कुछ बदला नहीं गया। थोड़ी देर में फिर कोशिश करें।',
  ],
  [
    'The connection to our database broke. We do not know whether this was done: look before you try again.',
    'हमारे डेटाबेस से संपर्क टूट गया। हमें नहीं पता कि यह काम हुआ या नहीं। फिर कोशिश करने से पहले देख लें।',
  ],
  [
    'Our file store does not answer. Nothing was changed; try again in a moment.',
    'हमारी फ़ाइलें अभी नहीं मिल रहीं। कुछ बदला नहीं गया। थोड़ी देर में फिर कोशिश करें।',
  ],
  [
    'Our server has no room for more files just now. Nothing was changed. Try again later.',
    'हमारे सर्वर पर अभी और फ़ाइलों की जगह नहीं है। कुछ बदला नहीं गया। बाद में फिर कोशिश करें।',
  ],
  ['Too many attempts. Try again in {}.', 'बहुत ज़्यादा कोशिशें हुईं। {} बाद फिर कोशिश करें।'],
  ['{} seconds', '{} सेकंड'],
  ['{} minutes', '{} मिनट'],
  ['This Idempotency-Key was used for something else.', 'यह फ़ॉर्म किसी और जानकारी के साथ पहले भेजा जा चुका है।'],

  ['Send this in the format the call expects.', 'यह जानकारी इस रूप में नहीं ली जाती।'],
  ['Send this as JSON (Content-Type: application/json).', 'इसे JSON के रूप में भेजें (Content-Type: application/json)।'],
  ['Send this as a form (multipart/form-data).', 'इसे फ़ॉर्म के रूप में भेजें (multipart/form-data)।'],
  ['There is no such parameter', 'ऐसा कोई पैरामीटर नहीं है'],
  ['Remove characters that are none', 'जो अक्षर नहीं हैं उन्हें हटाएँ'],
  ['This is nested too deeply', 'इस जानकारी में बहुत अधिक स्तर हैं'],
  ['There is no such language here', 'यहाँ ऐसी कोई भाषा नहीं है'],

  // Results and seats.
  ['Sign in to see your result.', 'अपना परिणाम देखने के लिए साइन इन करें।'],
  ['You are signed in to another record.', 'आप किसी दूसरे रिकॉर्ड में साइन इन हैं।'],
  ['The result of this round is not published.', 'इस राउंड का परिणाम प्रकाशित नहीं हुआ है।'],
  ['You have no record in this round.', 'इस राउंड में आपका कोई रिकॉर्ड नहीं है।'],
  ['There is no such round.', 'ऐसा कोई राउंड नहीं है।'],
  ['No record matches this e-mail address and date of birth.', 'इस ई-मेल पते और जन्म तिथि से कोई रिकॉर्ड नहीं मिला।'],
  [
    'There were many wrong tries with this e-mail address. If your details are right, a code is in its mailbox now. Send it with the same details.',
    'इस ई-मेल पते से कई गलत कोशिशें हुईं। अगर आपकी जानकारी सही है तो इस पते पर एक कोड आ गया है। वही जानकारी कोड के साथ भेजें।',
  ],
  [
    'There were many wrong tries with this e-mail address. Send your form number with the same details.',
    'इस ई-मेल पते से कई गलत कोशिशें हुईं। वही जानकारी अपने फ़ॉर्म नंबर के साथ भेजें।',
  ],
  ['These details and this code do not fit together.', 'यह कोड इस जानकारी का नहीं है।'],
  [
    'Several applicants have this e-mail address and date of birth. Send the form number with the same details.',
    'यह ई-मेल पता और जन्म तिथि कई आवेदकों की है। इसी जानकारी के साथ फ़ॉर्म नंबर भी भेजें।',
  ],
  ['None of the applicants with these details has this form number.', 'इस जानकारी वाले किसी आवेदक का यह फ़ॉर्म नंबर नहीं है।'],
  ['These details and this form number do not fit together.', 'यह फ़ॉर्म नंबर इस जानकारी का नहीं है।'],
  ['Enter the form number of this application', 'इस आवेदन का फ़ॉर्म नंबर लिखें'],
  [
    'Give your form number and the code that we mail you. You need both once while you are signed in.',
    'अपना फ़ॉर्म नंबर और ई-मेल में भेजा गया कोड लिखें। एक बार साइन इन रहते हुए दोनों केवल एक बार देने होते हैं।',
  ],
  [
    'The form number and the code are not right together. Check both. A code works once and for a few minutes.',
    'फ़ॉर्म नंबर और कोड साथ में सही नहीं हैं। दोनों जाँचें। कोड एक बार और कुछ ही मिनट चलता है।',
  ],
  [
    'There were many wrong codes, so the short ones are void. Use the code of 12 digits in our newest mail, or have a new one mailed.',
    'कई गलत कोड भेजे गए, इसलिए छोटे कोड अब नहीं चलेंगे। हमारे सबसे नए ई-मेल में आया 12 अंकों का कोड लिखें, या नया कोड मँगाएँ।',
  ],
  [
    'Give your form number. You need it once while you are signed in.',
    'अपना फ़ॉर्म नंबर लिखें। एक बार साइन इन रहते हुए यह केवल एक बार देना होता है।',
  ],
  ['This is not the form number of this application.', 'यह इस आवेदन का फ़ॉर्म नंबर नहीं है।'],
  ['No code is needed: the form number is enough.', 'कोड की ज़रूरत नहीं है, फ़ॉर्म नंबर काफ़ी है।'],
  [
    'We mailed you {} codes, and they are still good: use any of them. Look into your spam folder too.',
    'हमने आपको {} कोड ई-मेल किए हैं और वे अब भी चलते हैं। उनमें से कोई भी लिखें। अपना स्पैम फ़ोल्डर भी देखें।',
  ],
  [
    'This browser is now signed in to another record. Below is that record.',
    'इस ब्राउज़र में अब किसी दूसरे रिकॉर्ड में साइन इन है। वह रिकॉर्ड नीचे है।',
  ],
  ['This decision is not open to you now.', 'यह निर्णय अब आपके लिए खुला नहीं है।'],
  [
    'Decisions on this record are held, because somebody said that one of them was not theirs. Call {} or write to {}: the admissions office records your decision for you, also after the window has closed.',
    'इस रिकॉर्ड पर निर्णय रोक दिए गए हैं, क्योंकि किसी ने बताया कि उनमें से एक उनका नहीं था। {} पर फ़ोन करें या {} पर लिखें। प्रवेश कार्यालय आपका निर्णय दर्ज करेगा, समय बंद होने के बाद भी।',
  ],
  [
    'This link was used or is too old. If it was yours, we mailed you a ticket.',
    'यह लिंक इस्तेमाल हो चुका है या पुराना है। अगर यह आपका था तो हमने आपको टिकट ई-मेल किया है।',
  ],
  ['Choose one of: {}', 'इनमें से एक चुनें: {}'],
  ['Keep this to {} characters: it has {}', 'इसे {} अक्षरों तक रखें: अभी {} हैं'],
  [
    'There is a letter once you have accepted a seat: freeze or float it first.',
    'आवंटन पत्र तब मिलता है जब आप सीट स्वीकार करते हैं। पहले उसे फ़्रीज़ या फ़्लोट करें।',
  ],
  [
    'A later round gave you another seat. Sign in to that round for its letter.',
    'बाद के राउंड में आपको दूसरी सीट मिली। उसके आवंटन पत्र के लिए उस राउंड में साइन इन करें।',
  ],
  [
    'No letter has this code. Compare it with the letter once more.',
    'इस कोड का कोई आवंटन पत्र नहीं है। कोड को पत्र से एक बार फिर मिलाएँ।',
  ],

  ['Name a track by its code', 'प्रवेश मार्ग को उसके कोड से बताएँ'],
  ['UG and PG have addresses of their own', 'UG और PG के पते अलग हैं'],
  ['Enter your date of birth.', 'अपनी जन्म तिथि लिखें।'],
  ['Your date of birth must include {}.', 'जन्म तिथि में दिन, महीना और वर्ष तीनों लिखें।'],
  [
    'Check {} of your date of birth. Use numbers, and four digits for the year.',
    'अपनी जन्म तिथि जाँचें। अंक लिखें, और वर्ष चार अंकों में।',
  ],
  ['This date does not exist. Check the day and the month.', 'यह तिथि होती ही नहीं। दिन और महीना जाँचें।'],
  ['Your date of birth must be in the past.', 'जन्म तिथि बीते हुए समय की होनी चाहिए।'],

  // Grievances and help.
  ['No grievance has this ticket number and e-mail address.', 'इस टिकट नंबर और ई-मेल पते की कोई शिकायत नहीं है।'],
  [
    'This grievance was closed more than {} days ago. Send a new one, and name this ticket in it.',
    'यह शिकायत {} दिन से ज़्यादा पहले बंद हुई। नई शिकायत भेजें और उसमें यह टिकट नंबर लिखें।',
  ],
  ['The upload broke off before it was complete.', 'फ़ाइल पूरी पहुँचने से पहले भेजना रुक गया।'],
  ['The form could not be read.', 'फ़ॉर्म पढ़ा नहीं जा सका।'],
  ['The file is empty', 'फ़ाइल खाली है'],
  ['The file is larger than {} MB.', 'फ़ाइल {} MB से बड़ी है।'],
  ['Send one file', 'एक ही फ़ाइल भेजें'],
  ['This form takes no file', 'इस फ़ॉर्म के साथ फ़ाइल नहीं भेजी जा सकती'],
  ['These are too many fields', 'खाने बहुत ज़्यादा हैं'],
  ['Choose a PDF file; this is none', 'PDF फ़ाइल चुनें, यह PDF नहीं है'],
  [
    'The end of this PDF is missing. Save it again and upload the new file',
    'इस PDF का अंत नहीं है। इसे फिर से सहेजें और नई फ़ाइल भेजें',
  ],
  [
    'This PDF is protected. Save it without a password or restrictions, so that everybody can read it',
    'यह PDF सुरक्षित की हुई है। इसे बिना पासवर्ड और रोक के सहेजें, ताकि सब पढ़ सकें',
  ],
  ['This file does not begin as a PDF does. {}', 'यह फ़ाइल PDF की तरह शुरू नहीं होती। {}'],
  [
    'This PDF holds a script, a film, an attached file or a button that sends data. {}',
    'इस PDF में स्क्रिप्ट, फ़िल्म, जुड़ी हुई फ़ाइल या डेटा भेजने वाला बटन है। {}',
  ],
  [
    'A link in this PDF leads neither to a web page (https://…) nor to an e-mail address nor to a telephone number. {}',
    'इस PDF का कोई लिंक न वेब पृष्ठ (https://…) पर जाता है, न ई-मेल पते पर, न फ़ोन नंबर पर। {}',
  ],
  ['The structure of this PDF cannot be read. {}', 'इस PDF की बनावट पढ़ी नहीं जा सकती। {}'],

  // Pages and papers.
  ['Enter the six digits of the PIN code', 'पिन कोड के छह अंक लिखें'],
  ['Give a date as YYYY-MM-DD', 'तिथि इस तरह लिखें: YYYY-MM-DD'],
  ['Give a year from 1900 to 2999', '1900 से 2999 के बीच का वर्ष लिखें'],
  ['There is no such zone', 'ऐसा कोई ज़ोन नहीं है'],
  ['Ask for at most {} words', 'ज़्यादा से ज़्यादा {} शब्द लिखें'],
  [
    'Open it, choose “Print”, then “Save as PDF”, and upload the new file',
    'इसे खोलें, “Print” और फिर “Save as PDF” चुनें और नई फ़ाइल भेजें',
  ],
  ['There is no such notice.', 'ऐसी कोई सूचना नहीं है।'],
  ['This notice was withdrawn.', 'यह सूचना वापस ले ली गई है।'],
  ['This programme is closed to new admission.', 'इस पाठ्यक्रम में नए प्रवेश बंद हैं।'],
  ['This notice is a text and has no file.', 'यह सूचना केवल लिखी हुई है, इसकी फ़ाइल नहीं है।'],
  ['The file of this notice is missing.', 'इस सूचना की फ़ाइल नहीं मिली।'],
  ['There is no such campus.', 'ऐसा कोई कैंपस नहीं है।'],
  ['There is no such department.', 'ऐसा कोई विभाग नहीं है।'],
  ['There is no such member of the faculty.', 'ऐसा कोई शिक्षक नहीं है।'],
  ['There is no such programme.', 'ऐसा कोई पाठ्यक्रम नहीं है।'],
  ['There is no such picture.', 'ऐसा कोई चित्र नहीं है।'],
];
