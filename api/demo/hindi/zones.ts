/** What each zone is called, by its code. */
export const zoneTexts: Readonly<Record<string, string>> = {
  central: 'मध्य ज़ोन',
  north: 'उत्तर ज़ोन',
  south: 'दक्षिण ज़ोन',
  east: 'पूर्व ज़ोन',
  west: 'पश्चिम ज़ोन',
};
