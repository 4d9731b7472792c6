import { prose } from '../prose';
import type { ProgrammeTexts } from './shape';

export const scienceAndLanguages: ProgrammeTexts = {
  BSES: {
    about: prose`
      You study the air that Delhi breathes, the Yamuna, the Ridge, the drains and the dumps, with instruments and on
      foot. In the first semester you learn to name thirty trees and thirty birds of the campus and to take a water
      sample that means something. By the end you can plan a measurement, do it, calculate how sure you are, and
      explain the result to a residents’ meeting in words that neither frighten nor play down.

      One day in each week is field day, whatever the season. A weather and air station on the roof has recorded every
      minute for years; new students learn statistics on its data. In the laboratory you measure lead, nitrate, dust
      and germs. Law and economics come in from the third year, because a good number alone has never cleaned a river.
      Group projects are done for people who need them: a school next to a busy road, a market committee, a village at
      the edge of the city.

      Science in class XII is needed, a liking for the outdoors too.`,
    careers:
      'Environmental field officer; Air and water quality analyst; Waste management planner; Environmental impact assistant; Sustainability executive; Nature educator; Laboratory analyst; Researcher after a master’s degree',
    subjects: 'Chemistry; English',
    note: 'And either Biology, Mathematics or Geography.',
    papers: [
      'Ecology I: The Campus; Chemistry of Air and Water; Earth and Its Resources; Field Methods I; Statistics with Station Data; Physics of the Environment; Scientific Writing',
      'Ecology II: City and River; Environmental Microbiology; Water Quality Laboratory; Waste Management; Maps and Satellite Images; Biodiversity of Northern India; Field Methods II',
      'Air Quality and Noise; Climate Science; Environmental Law of India; Toxicology; Environmental Economics; Restoration of Ecosystems; Community Project',
      'Impact Assessment; Carbon Accounting; Disaster Risk; Environmental Modelling; Elective: Wetlands or Urban Heat; Internship; Honours Thesis with Own Data',
    ],
  },
  BASP: {
    about: prose`
      From “hola” to a novel in four years: nobody needs to know a word of Spanish at the beginning. There are ten
      hours of language a week in the first year, in groups of fifteen, and from the second month the teacher speaks
      Spanish only. You sing, act, cook from recipes and make mistakes without fear.

      When the language carries you, the world behind it opens: Spain, Mexico, Colombia, Argentina and many others,
      with their history, films, food and quarrels. You read short stories, then poems, then a whole novel. Half of
      the third and fourth years is meant for work: translating contracts and medical leaflets, interpreting for a
      visitor at a fair, writing for tourism, teaching children. Each student has a partner abroad with whom to talk
      for one hour a week by video, half in Spanish, half in English. Examinations follow the six levels of the
      European framework; the aim of the four years is the fourth level.

      For talkative people and for quiet readers alike; a good ear is helpful, regular practice is what counts.`,
    careers:
      'Translator; Interpreter after further training; Language teacher; Travel and tour executive; Customer service executive for Spanish-speaking countries; Export assistant; Subtitle writer; Content writer in two languages',
    subjects: 'English',
    note: 'Any stream. No Spanish is asked for.',
    papers: [
      'Spanish Language I; Spanish Language II; Pronunciation and Song; Everyday Life in Twenty Countries; Grammar Workshop; English Reading and Writing; Learning How to Learn a Language',
      'Spanish Language III; Spanish Language IV; History of Spain; Short Stories; Film and Conversation; Spanish for Tourism; Environmental Studies',
      'Spanish Language V; History of Latin America; Translation I: Everyday Texts; Poetry and Song; Spanish for Business; Linguistics; Video Partnership Project',
      'Spanish Language VI; Translation II: Law and Medicine; Interpreting Practice; The Novel; Teaching Spanish to Children; Internship; Honours Essay in Spanish',
    ],
  },
  MSSS: {
    about: prose`
      Sustainability means living well without using up what others will need. In this master’s programme engineers,
      scientists, planners and social scientists learn to measure that and to act on it. The first semester gives all
      of them a common language: flows of material and energy, ecosystems, economics, and the politics of who pays.

      Then you work in a city laboratory of four people on one question for a year, such as keeping a market cool
      without more air conditioners, or bringing the food waste of two hundred canteens back to the soil. You
      interview, measure, build a small trial, and present the costs with the benefits. Teaching is in seminars of
      twenty; a reading of sixty pages a week is normal. Methods papers include life-cycle assessment, carbon
      accounts, satellite data and surveys. One excursion of ten days leads along a river from its source towards the
      plains.

      A bachelor’s degree in any science, engineering, architecture, geography or economics is a good start. What
      unites the class is impatience with slogans.`,
    careers:
      'Sustainability manager; Carbon and energy analyst; Life-cycle assessment specialist; Urban resilience planner; Sustainability reporting analyst; Project officer in a development organisation; Policy researcher; Doctoral scholar',
    qualification: 'A bachelor’s degree in science, engineering, architecture, geography or economics',
    papers: [
      'Earth Systems and Limits; Material and Energy Flows; Economics of Sustainability; Society, Law and Justice; Statistics and Surveys; Satellite Data for Cities; River Excursion; City Laboratory I',
      'Life-cycle Assessment; Carbon Accounting and Reporting; Water and Food Systems; Sustainable Buildings and Transport; Elective: Circular Design or Climate Adaptation; City Laboratory II; Master’s Thesis',
    ],
  },
  MSQC: {
    about: prose`
      A quantum computer uses the strange behaviour of very small things to calculate. Nobody has a large one that
      works well yet, which makes this a subject for people who like open questions. You learn the mathematics and
      physics on which it rests, write programs for simulators and for machines reached over the network, and study
      the hardware in the laboratory.

      The optics room lets you send single particles of light and see with your own detectors why a secret key made in
      this way cannot be copied unnoticed. In the cold laboratory you cool a sample to four degrees above absolute
      zero and measure how its resistance disappears. A class has at most twenty students; each week one of them
      explains a new research paper at the board, and the others do not let go until it is understood. The second year
      has electives in algorithms, communication, sensing and materials, and a thesis of eight months.

      You need a degree in physics, mathematics, electronics or computing, solid linear algebra, and a taste for
      problems without a known answer.`,
    careers:
      'Quantum software developer; Quantum communication engineer; Research associate; Cryogenic systems engineer; Photonics engineer; Post-quantum security analyst; Doctoral scholar; Science teacher in higher education',
    qualification: 'A bachelor’s degree in physics, mathematics, electronics or computing',
    note: 'The degree must include a paper on linear algebra.',
    papers: [
      'Quantum Mechanics for Information; Linear Algebra and Probability; Quantum Circuits and Algorithms; Programming of Quantum Simulators; Optics Laboratory: Single Photons; Classical and Post-quantum Cryptography; Paper Reading Seminar I',
      'Quantum Hardware: Circuits, Ions and Light; Cryogenics and Control; Error Correction; Quantum Communication Networks; Elective: Sensing, Complexity or Materials; Paper Reading Seminar II; Thesis of Eight Months',
    ],
  },
  MSNM: {
    about: prose`
      Gold turns red, carbon becomes stronger than steel and a coating lets water roll off like mercury when matter is
      made in pieces a thousand times thinner than a hair. You learn to produce such materials, to look at them and to
      find a use for them that is worth the effort and safe.

      The laboratory year begins with cleaning glassware, as everything else depends on it. You then grow particles of
      equal size, spin fibres finer than cobweb, lay thin films in vacuum, and examine all of them with electron and
      force microscopes for which each student earns a licence. Chemistry, physics and biology share the timetable
      equally. Teams take on one practical aim for two semesters: a water filter for arsenic, a bandage that shows
      infection by its colour, a battery electrode from rice husk. What nanoparticles do to lungs and rivers is
      studied from the first month.

      The course takes twenty graduates in physics, chemistry, materials, biotechnology or engineering who enjoy long
      and quiet hours at the bench.`,
    careers:
      'Materials characterisation specialist; Thin film process engineer; Research associate in nanomaterials; Coatings developer; Sensor development engineer; Water treatment materials specialist; Doctoral scholar',
    qualification: 'A bachelor’s degree in physics, chemistry, materials, biotechnology or engineering',
    papers: [
      'Physics of Small Things; Synthesis of Nanoparticles; Thin Films and Vacuum; Electron and Force Microscopy; Surface Chemistry; Safety and Toxicity; Numerical Methods for Materials; Practical Aim I',
      'Nanobiology and Medicine; Energy Materials; Nanofibres and Composites; Devices and Sensors; Scale-up and Standards; Elective: Membranes or Photonics; Practical Aim II and Thesis',
    ],
  },
};
