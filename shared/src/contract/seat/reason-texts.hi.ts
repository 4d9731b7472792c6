import type { Translated } from '../../language/translated';
import type * as english from './reason-texts';

const ofWhich = (kept: string | null) =>
  kept === null ? '' : `, जिनमें से ${kept} पिछले राउंड से तय ${kept === '1' ? 'थी' : 'थीं'}`;

export const reasonTexts: Translated<typeof english.reasonTexts> = {
  notConsidered: {
    lower: 'विचार नहीं हुआ: इससे ऊपर की वरीयता मिल गई।',
    higher: 'विचार नहीं हुआ: आपने अपनी सीट फ़्रीज़ की थी।',
    open: 'विचार नहीं हुआ: यह आपकी छोड़ी हुई सीट से ऊपर नहीं है।',
  },
  nothingForYou: 'यहाँ की कोई सीट आपके क्षेत्र और आपकी श्रेणी के लिए नहीं है।',
  none: (category) => `${category} की कोई सीट नहीं थी।`,
  noLimit: (category) => `${category} की सीटों की कोई सीमा नहीं है।`,
  allKept: (count, category) =>
    count === '1'
      ? `${category} की एक ही सीट थी, और वह पिछले राउंड से तय थी।`
      : `${category} की सभी ${count} सीटें पिछले राउंड से तय थीं।`,
  keep: (category) => `पिछले राउंड की आपकी सीट आपके पास ही है; वह ${category} की है।`,
  pool: (count, category, kept) => `${category} की ${count} ${count === '1' ? 'सीट' : 'सीटें'}${ofWhich(kept)}`,
  got: (count, category, kept) => `आपको ${category} की ${count} सीटों में से एक मिली${ofWhich(kept)}`,
  gotOnly: (category) => `आपको ${category} की इकलौती सीट मिली`,
  lastSeat: { only: 'वह', last: 'अंतिम सीट', onlyOther: 'बची हुई एक सीट', lastOther: 'बची हुई सीटों में से अंतिम' },
  went: {
    rank: (seat, last, own) => `${seat} रैंक ${last} पर मिली, आपकी रैंक ${own} है`,
    marks: (seat) => `${seat} बराबर रैंक पर किसी और को मिली, क्योंकि उनके अंक ज़्यादा हैं`,
    age: (seat) => `${seat} बराबर रैंक पर किसी और को मिली, क्योंकि उनकी आयु ज़्यादा है`,
    form_number: (seat) => `${seat} बराबर रैंक पर किसी और को मिली, क्योंकि उनका फ़ॉर्म नंबर पहले आता है`,
  },
  sentence: (parts) => `${parts.join('; ')}।`,
};
