/** English and Hindi in pairs, as one reads them: `Anjali अंजलि Kavita कविता`. */
const pairs = (text: string): Record<string, string> => {
  const words = text.trim().split(/\s+/);
  return Object.fromEntries(words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : [])));
};

/** First names of invented people, by their English spelling. */
export const firstnameTexts: Readonly<Record<string, string>> = pairs(`
  Anjali अंजलि Kavita कविता Neha नेहा Pooja पूजा Ritu रितु Shalini शालिनी Vandana वंदना Mamta ममता
  Amit अमित Deepak दीपक Manoj मनोज Pankaj पंकज Lokesh लोकेश Sandeep संदीप Vivek विवेक Alok आलोक
  Harpreet हरप्रीत Jasleen जसलीन Simran सिमरन Navneet नवनीत Gurleen गुरलीन Manpreet मनप्रीत
  Gurpreet गुरप्रीत Jaspal जसपाल Harjit हरजीत Karan करण Navdeep नवदीप Sukhwinder सुखविंदर
  Sudeshna सुदेष्णा Moumita मौमिता Paromita पारोमिता Ananya अनन्या Sreya श्रेया Indrani इंद्राणी
  Anirban अनिर्बान Subhash सुभाष Debashish देबाशीष Arindam अरिंदम Sourav सौरव Partha पार्थ
  Lakshmi लक्ष्मी Meenakshi मीनाक्षी Revathi रेवती Kavitha कविता Sangeetha संगीता Vasuki वासुकी
  Karthik कार्तिक Murugan मुरुगन Senthil सेंथिल Arun अरुण Balaji बालाजी Prabhu प्रभु
  Anitha अनीता Deepthi दीप्ति Sreeja श्रीजा Bindu बिंदु Parvathy पार्वती Remya रेम्या
  Ajith अजीत Biju बीजू Rajeev राजीव Sreekumar श्रीकुमार Vinod विनोद Manu मनु
  Snehal स्नेहल Prajakta प्राजक्ता Madhuri माधुरी Rutuja ऋतुजा Ashwini अश्विनी Vaishali वैशाली
  Nikhil निखिल Sachin सचिन Mahesh महेश Omkar ओंकार Shreyas श्रेयस Tushar तुषार
  Hetal हेतल Komal कोमल Nisha निशा Jignasa जिज्ञासा Falguni फाल्गुनी Dhara धारा
  Chirag चिराग Hardik हार्दिक Jignesh जिग्नेश Mehul मेहुल Nirav नीरव Parth पार्थ
  Sravani श्रावणी Padmaja पद्मजा Hymavathi हैमावती Haritha हरिता Madhavi माधवी Sirisha शिरीषा
  Srinivas श्रीनिवास Ramesh रमेश Kiran किरण Naveen नवीन Sudheer सुधीर Phani फणि
  Chaitra चैत्रा Rashmi रश्मि Soumya सौम्या Shruthi श्रुति Bhavana भावना Nandini नंदिनी
  Basavaraj बसवराज Girish गिरीश Manjunath मंजुनाथ Raghavendra राघवेंद्र Suhas सुहास Vinay विनय
  Barnali बर्णाली Rimjhim रिमझिम Lalrinpuii लालरिनपुई Thoibi थोइबी Nangshep नांगशेप Jonali जोनाली
  Bikash बिकाश Tomba तोम्बा Lalthanga लालथांगा Dipankar दीपांकर Banshan बानशान Hemanta हेमंत
  Ayesha आयशा Farhana फ़रहाना Nazia नाज़िया Sabina सबीना Zainab ज़ैनब Rukhsar रुखसार
  Imran इमरान Faisal फ़ैसल Irfan इरफ़ान Nadeem नदीम Salman सलमान Zubair ज़ुबैर
  Sasmita सस्मिता Lipika लिपिका Subhashree शुभश्री Itishree इतिश्री Mamata ममता Pragyan प्रज्ञान
  Bibhuti बिभूति Ranjan रंजन Prasanta प्रशांत Satyajit सत्यजीत Tapan तपन
  Phulo फूलो Sunita सुनीता Salomi सलोमी Ranjita रंजीता Etwari एतवारी Dulari दुलारी
  Somra सोमरा Sushil सुशील Mangal मंगल Anuj अनुज Budhram बुधराम Ravindra रवींद्र
  Kamala कमला Rohan रोहन
`);

/** Their surnames. */
export const surnameTexts: Readonly<Record<string, string>> = pairs(`
  Sharma शर्मा Verma वर्मा Gupta गुप्ता Tyagi त्यागी Saxena सक्सेना Mathur माथुर Rawat रावत Negi नेगी Dubey दुबे Pathak पाठक
  Gill गिल Sandhu संधू Dhillon ढिल्लों Bedi बेदी Kohli कोहली Ahluwalia अहलूवालिया Grewal ग्रेवाल Sethi सेठी
  Banerjee बनर्जी Chatterjee चटर्जी Mukherjee मुखर्जी Ghosh घोष Sarkar सरकार Biswas बिस्वास Majumdar मजूमदार Pal पाल
  Subramanian सुब्रमण्यन Natarajan नटराजन Raghavan राघवन Sundaram सुंदरम Krishnamurthy कृष्णमूर्ति Venkatesan वेंकटेशन
  Ramaswamy रामास्वामी
  Nair नायर Menon मेनन Pillai पिल्लै Kurup कुरुप Varghese वर्गीज़ Thomas थॉमस Namboodiri नंबूदिरी Panicker पणिक्कर
  Kulkarni कुलकर्णी Deshpande देशपांडे Patil पाटिल Joshi जोशी Jadhav जाधव Shinde शिंदे Gokhale गोखले Bhosale भोसले
  Patel पटेल Shah शाह Desai देसाई Trivedi त्रिवेदी Mehta मेहता Parmar परमार Solanki सोलंकी Vyas व्यास
  Reddy रेड्डी Rao राव Naidu नायडू Chowdary चौधरी Sastry शास्त्री Varma वर्मा Goud गौड़ Yadavalli यादवल्ली
  Gowda गौड़ा Hegde हेगड़े Shetty शेट्टी Bhat भट Kamath कामत Patgar पटगार Hiremath हिरेमठ Acharya आचार्य
  Borah बोरा Saikia सैकिया Hazarika हज़ारिका Singha सिंघा Ralte राल्ते Lyngdoh लिंगदोह Kharkongor खारकोंगोर Gogoi गोगोई
  Ansari अंसारी Qureshi कुरैशी Siddiqui सिद्दीकी Rizvi रिज़वी Naqvi नकवी Alvi अल्वी Lone लोन
  Mohanty मोहंती Panda पंडा Sahoo साहू Pradhan प्रधान Behera बेहरा Dash दाश Nayak नायक Swain स्वाईं
  Oraon उरांव Munda मुंडा Tirkey तिर्की Kujur कुजूर Lakra लकड़ा Soren सोरेन Hembrom हेम्ब्रम Minz मिंज
  Iyer अय्यर Fernandes फ़र्नांडिस
`);

/** Before a name. */
export const salutationTexts: Readonly<Record<string, string>> = {
  'Prof.': 'प्रो.',
  'Dr.': 'डॉ.',
  'Ms.': 'सुश्री',
  'Mr.': 'श्री',
};
