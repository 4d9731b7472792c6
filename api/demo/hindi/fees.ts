const REGISTRATION = 'पंजीकरण और काउंसलिंग';

const tuition = (band: string) => `शिक्षण शुल्क, समूह ${band}`;

/** What each fee is called, by its code. */
export const feeTexts: Readonly<Record<string, string>> = {
  'registration-diploma': REGISTRATION,
  'registration-btech': REGISTRATION,
  'registration-ug': REGISTRATION,
  'registration-pg': REGISTRATION,
  'tuition-a': tuition('A'),
  'tuition-b': tuition('B'),
  'tuition-c': tuition('C'),
  'tuition-d': tuition('D'),
  'tuition-e': tuition('E'),
  enrolment: 'एनरोलमेंट',
  'identity-card': 'पहचान पत्र',
  caution: 'सामान्य कॉशन मनी',
  'caution-laboratory': 'प्रयोगशाला की कॉशन मनी',
  'caution-library': 'पुस्तकालय की कॉशन मनी',
  admission: 'प्रवेश या पुनः प्रवेश',
  sports: 'खेल',
  library: 'पुस्तकालय',
  it: 'आईटी सेवाएँ',
  'extra-curricular': 'पढ़ाई से अलग गतिविधियाँ',
  laboratory: 'प्रयोगशाला',
  development: 'विकास',
  examination: 'परीक्षा',
};
