import colours from './colours.json';

/** Pixels. */
interface Size {
  width: number;
  height: number;
}

/** A picture of the demonstration: which drawing it is, and what is said of it. */
export interface DemoPicture {
  key: keyof typeof colours;
  /** `SIZE` when left out. */
  size?: Size;
  /** `CREDIT` when left out. */
  credit?: null;
  title: string;
  altEn: string;
  altHi: string;
  /** The point that stays to be seen where it is cropped; shares of width and height. */
  focal: readonly [x: number, y: number];
}

export const CREDIT = 'Drawn for the demonstration';

/** Of most drawings. */
export const SIZE = { width: 1600, height: 1000 } as const satisfies Size;

/** Of a drawing of an achievement: sixteen by nine, and nobody is named below it. */
const ON_HOME = { size: { width: 1600, height: 900 }, credit: null } as const;

/** Average colour by picture, `#rrggbb`. */
export const COLOURS = colours;

const AT_WORK: readonly DemoPicture[] = [
  {
    key: 'studio',
    title: 'At the drawing board',
    altEn: 'A student draws a floor plan at an inclined board; beside her stands the model of a house.',
    altHi: 'एक छात्रा झुके हुए बोर्ड पर मकान का नक्शा बना रही है; पास में मकान का मॉडल रखा है।',
    focal: [0.42, 0.5],
  },
  {
    key: 'loom',
    title: 'Weaving on the handloom',
    altEn: 'A weaver with a long plait, seen from behind, weaves striped cloth on a wooden handloom.',
    altHi: 'लंबी चोटी वाली एक बुनकर लकड़ी के हथकरघे पर धारीदार कपड़ा बुन रही है।',
    focal: [0.5, 0.55],
  },
  {
    key: 'servers',
    title: 'In the server room',
    altEn: 'A student in a turban plugs a yellow cable into a rack of servers; a laptop stands beside him.',
    altHi: 'पगड़ी पहने एक छात्र सर्वर की अलमारी में पीला तार लगा रहा है; पास में लैपटॉप रखा है।',
    focal: [0.66, 0.4],
  },
  {
    key: 'solar',
    title: 'Solar panels on the roof',
    altEn: 'A student in a yellow helmet tightens the frame of a solar panel on a flat roof above the city.',
    altHi: 'पीला हेलमेट पहने एक छात्र शहर की एक छत पर सौर पैनल का ढाँचा कस रहा है।',
    focal: [0.55, 0.45],
  },
  {
    key: 'lathe',
    title: 'Turning on the lathe',
    altEn: 'A student in blue overalls and a yellow cap turns a long part on a lathe; finished parts stand in front.',
    altHi: 'नीली वर्दी और पीली टोपी पहने एक छात्र खराद पर लंबा पुर्ज़ा बना रहा है; सामने तैयार पुर्ज़े रखे हैं।',
    focal: [0.58, 0.45],
  },
  {
    key: 'chemistry',
    title: 'In the chemistry laboratory',
    altEn: 'A student in goggles compares two glasses of liquid, between a distillation and a steel reactor.',
    altHi:
      'सुरक्षा चश्मा पहने एक छात्र काँच के दो बर्तनों के घोल मिला कर देख रहा है; एक ओर आसवन का यंत्र है, दूसरी ओर इस्पात का रिएक्टर।',
    focal: [0.52, 0.45],
  },
  {
    key: 'shop',
    title: 'At the shop counter',
    altEn: 'A student in an apron hands a wrapped parcel over the counter of the training shop to a customer.',
    altHi: 'एप्रन पहने एक छात्रा प्रशिक्षण दुकान के काउंटर पर ग्राहक को बँधा हुआ पैकेट दे रही है।',
    focal: [0.48, 0.5],
  },
  {
    key: 'prototypes',
    title: 'A first lamp of their own',
    altEn: 'Two founders test a desk lamp of their own design; its drawing hangs behind them, parcels stand ready.',
    altHi: 'दो युवा उद्यमी अपने बनाए टेबल लैंप को परख रहे हैं; पीछे उसका रेखाचित्र टँगा है और पार्सल तैयार रखे हैं।',
    focal: [0.5, 0.45],
  },
  {
    key: 'clinic',
    title: 'At the microscope',
    altEn: 'A student in a white coat looks through a microscope; test tubes and slides stand on the bench.',
    altHi: 'सफ़ेद कोट पहने एक छात्रा सूक्ष्मदर्शी में देख रही है; मेज़ पर परखनलियाँ और स्लाइडें रखी हैं।',
    focal: [0.52, 0.45],
  },
  {
    key: 'kitchen',
    title: 'At the kitchen pass',
    altEn: 'A cook in a tall white hat finishes a plate under warm lamps; copper pans hang on the wall behind.',
    altHi: 'ऊँची सफ़ेद टोपी पहने एक रसोइया रोशनी के नीचे थाली सजा रहा है; पीछे दीवार पर ताँबे के बर्तन टँगे हैं।',
    focal: [0.42, 0.45],
  },
  {
    key: 'optics',
    title: 'Light on the optical table',
    altEn: 'A student in goggles sets a lens; a laser beam runs through it to a prism and leaves in three colours.',
    altHi: 'सुरक्षा चश्मा पहने एक छात्रा लेंस को ठीक कर रही है; लेज़र की किरण उससे होकर प्रिज़्म तक जाती है और तीन रंगों में निकलती है।',
    focal: [0.55, 0.5],
  },
  {
    key: 'languages',
    title: 'In talk between books',
    altEn: 'Two students talk over an open book at a round table, between high bookshelves.',
    altHi: 'किताबों की ऊँची अलमारियों के बीच दो विद्यार्थी गोल मेज़ पर खुली किताब को लेकर बात कर रहे हैं।',
    focal: [0.5, 0.45],
  },
];

const PLACES: readonly DemoPicture[] = [
  {
    key: 'arcade',
    title: 'Block with arcades',
    altEn: 'A long brick building with a row of arches, a clock and a flag; students walk over the lawn before it.',
    altHi: 'मेहराबों, घड़ी और झंडे वाली ईंटों की लंबी इमारत; सामने के मैदान में विद्यार्थी चल रहे हैं।',
    focal: [0.45, 0.5],
  },
  {
    key: 'sheds',
    title: 'Workshop sheds',
    altEn: 'Brick workshops under a saw-tooth roof with open doors; a student pushes a trolley over the yard.',
    altHi: 'आरी के दाँतों जैसी छत वाली ईंटों की कार्यशालाएँ, जिनके दरवाज़े खुले हैं; आँगन में एक छात्र ठेला धकेल रहा है।',
    focal: [0.5, 0.55],
  },
  {
    key: 'tower',
    title: 'Tower among trees',
    altEn: 'A tower of ten floors behind a low glass hall, among trees; students come along the path.',
    altHi: 'पेड़ों के बीच दस मंज़िल की इमारत और उसके आगे काँच का नीचा भवन; रास्ते पर विद्यार्थी आ-जा रहे हैं।',
    focal: [0.5, 0.5],
  },
  {
    key: 'courtyard',
    title: 'Courtyard with a neem tree',
    altEn: 'A large neem tree with a round seat in a courtyard; two students read in its shade.',
    altHi: 'आँगन में नीम का बड़ा पेड़ और उसके चारों ओर गोल चबूतरा; छाया में दो विद्यार्थी पढ़ रहे हैं।',
    focal: [0.52, 0.5],
  },
  {
    key: 'viaduct',
    title: 'Glass front by the metro',
    altEn: 'A campus building with a front of glass beside a metro viaduct; a train passes, a student cycles by.',
    altHi: 'मेट्रो पुल के पास काँच के अग्रभाग वाला परिसर भवन; ऊपर से ट्रेन गुज़र रही है, नीचे एक छात्र साइकिल पर जा रहा है।',
    focal: [0.45, 0.5],
  },
  {
    key: 'hostel',
    title: 'A room in the hostel',
    altEn: 'A student reads at the desk of a hostel room for two, under a window with a tree outside.',
    altHi: 'छात्रावास के दो बिस्तरों वाले कमरे में एक छात्रा खिड़की के सामने मेज़ पर पढ़ रही है।',
    focal: [0.5, 0.5],
  },
  {
    key: 'bus',
    title: 'Campus bus at its stop',
    altEn: 'Students board a white and green campus bus; others wait under the shelter of the stop.',
    altHi: 'विद्यार्थी सफ़ेद और हरे रंग की परिसर बस में चढ़ रहे हैं; बाकी बस स्टॉप पर इंतज़ार कर रहे हैं।',
    focal: [0.4, 0.55],
  },
];

const ACHIEVEMENTS: readonly DemoPicture[] = [
  {
    key: 'medals',
    ...ON_HOME,
    title: 'On the podium of a skills competition',
    altEn:
      'Drawing: a podium with a lathe chuck, a welding torch and a joined frame; a medal hangs above the first place.',
    altHi: 'चित्र, विजेताओं का मंच; उस पर खराद का चक, वेल्डिंग की टॉर्च और जोड़ा हुआ ढाँचा है, पहले स्थान के ऊपर पदक टँगा है।',
    focal: [0.5, 0.5],
  },
  {
    key: 'apprentices',
    ...ON_HOME,
    title: 'Beside the master at the machine',
    altEn: 'Drawing: a master and an apprentice in helmets at a milling machine.',
    altHi: 'चित्र, मिलिंग मशीन पर हेलमेट पहने उस्ताद और प्रशिक्षु।',
    focal: [0.5, 0.5],
  },
  {
    key: 'ventures',
    ...ON_HOME,
    title: 'Three shops of students',
    altEn: 'Drawing: a row of three small shops with awnings, a solar panel on one roof.',
    altHi: 'चित्र, सायबान वाली तीन छोटी दुकानें; एक की छत पर सौर पैनल लगा है।',
    focal: [0.5, 0.5],
  },
  {
    key: 'hackathon',
    ...ON_HOME,
    title: 'A night at the laptops',
    altEn: 'Drawing: a long table with laptops under hanging lamps at night; a clock on the wall.',
    altHi: 'चित्र, रात में लटकती बत्तियों के नीचे लंबी मेज़ पर लैपटॉप; दीवार पर घड़ी है।',
    focal: [0.5, 0.5],
  },
  {
    key: 'camp',
    ...ON_HOME,
    title: 'The clinic in a tent',
    altEn: 'Drawing: a clinic tent with a cross, a stethoscope and a bench of waiting people.',
    altHi: 'चित्र, क्रॉस वाला क्लिनिक का तंबू, स्टेथोस्कोप और बेंच पर बैठे लोग।',
    focal: [0.5, 0.5],
  },
];

export const PICTURES: readonly DemoPicture[] = [...AT_WORK, ...PLACES, ...ACHIEVEMENTS];
