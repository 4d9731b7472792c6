import { prose } from '../prose';
import type { DepartmentTexts } from './shape';

export const sciences: DepartmentTexts = {
  Physics: {
    code: 'PHYS',
    about: prose`
      Physics is taught in all engineering and many design programmes, and the department has made it its task that
      nobody meets a formula before the thing itself. Its cupboard of demonstrations, from singing glasses to a cloud
      chamber, travels between the campuses. Research concentrates on thin films and light, partly in the clean room
      at Dwarka, partly on a roof with a telescope.`,
    research: 'thin films; photovoltaics; laser optics; physics education; medical imaging',
    publications:
      'Demonstrations before formulas: marks of 900 students; Zinc oxide films from a spray bottle; Laser speckle of drying paint; Ultrasound phantoms made of agar; Solar cells under dust and fog',
    venues: 'Physics by Hand; Films and Surfaces',
  },
  Chemistry: {
    code: 'CHEM',
    about: prose`
      A department for all: engineers, pharmacists, beauty therapists and environmental scientists learn their
      chemistry here. It has reworked its practical classes so that most need only drops of a reagent and no waste
      leaves without treatment. Teachers study water, corrosion and plant colours. The kitchen chemistry evening in
      February fills the largest hall of Rohini.`,
    research: 'green synthesis; water purification; corrosion; sensors; natural products',
    publications:
      'Practical chemistry by the drop; Iron filters for hand pumps; Rust on railings near the drain; A paper strip for nitrate; Colours of the flame-of-the-forest',
    venues: 'Clean Water Letters; Chemistry in Small Amounts',
  },
  Mathematics: {
    code: 'MATH',
    about: prose`
      Those who have feared mathematics at school are the favourite students of this department. It teaches bridge
      courses, holds an open table on each larger campus from four to six, and writes exercise sheets that come from
      workshops, banks and kitchens. Its own work is in optimisation, graphs and codes, and in finding out why a
      certain mistake is made again and again.`,
    research: 'optimisation; graph theory; mathematical modelling; statistics; coding theory',
    publications:
      'One mistake with fractions, followed for three years; Timetables as colourings; Cutting cloth by linear programming; Codes for noisy intercoms; The open table: who comes and why',
    venues: 'Mathematics at Work; Journal of Second Chances in Mathematics',
  },
  'Life Sciences': {
    code: 'LIFE',
    about: prose`
      Cells, microbes, plants and the wildlife of a large city are studied by this department, which teaches in the
      health and environment programmes. Its tissue culture room raises banana and bamboo plants for growers. Students
      and neighbours count birds, butterflies and bats together four times a year; the lists go back to 2013 and are
      free to use.`,
    research: 'plant tissue culture; microbial enzymes; urban biodiversity; genetics; biofertilisers',
    publications:
      'Bats of five campuses; Bamboo from test tube to field; Enzymes from dairy drains; Counting butterflies with schools: ten years; Compost tea on tomatoes',
    venues: 'City Nature; Letters in Applied Biology',
  },
  'Quantum Technologies': {
    code: 'QUANT',
    about: prose`
      A table that floats on air, a refrigerator that reaches four degrees above absolute zero and a class of twenty:
      the department is small and proud of it. It teaches a master’s programme and works on keys sent by single
      particles of light, first over a bench, now over a fibre between two campuses. Its seminar notes, written by
      students, are put on the web each month.`,
    research:
      'quantum key distribution; quantum algorithms; superconducting circuits; quantum sensing; error correction',
    publications:
      'A key over four kilometres of city fibre; Teaching superposition with polarising sheets; Noise of a home-made photon counter; Small codes on noisy machines; Resonators from the teaching clean room',
    venues: 'Quantum Notes; Physics by Hand',
  },
  Nanotechnology: {
    code: 'NANO',
    about: prose`
      What happens to matter when it is made very small, what it is good for, and what harm it may do: these three
      questions are given the same weight in this department. It has its own microscopes, furnaces and vacuum chambers
      at Shakarpur. Filters against arsenic, developed here with villages on the Yamuna flood plain, are built by a
      women’s group.`,
    research: 'nanocoatings; drug delivery; carbon materials; nano-sensors; water filters',
    publications:
      'Arsenic filters after three monsoons; Rice husk carbon in batteries; Coatings that shed fingerprints; Silver in socks: where does it go?; A sensor for spoiled milk',
    venues: 'Films and Surfaces; Small Matter',
  },
  'Environmental and Sustainability Science': {
    code: 'ENV',
    about: prose`
      Air, water, waste and heat in one of the world’s largest cities are the field of this department. Its stations
      have measured every minute since 2014, and the figures are open. Bachelor’s students work on the ground,
      master’s students on flows, laws and costs. Results are first told to those who were measured, in a meeting with
      tea, and only then printed.`,
    research: 'air quality in Delhi; waste segregation; Yamuna water quality; carbon accounting; urban heat',
    publications:
      'Ten winters of minute-by-minute dust; Telling residents first: results and trust; Roofs, paint and sleep in May; Foam on the river: a calendar; Carbon account of a university kitchen',
    venues: 'City Nature; Clean Water Letters',
  },
  English: {
    code: 'ENG',
    about: prose`
      English at this department means English for work and for pleasure. It teaches in all programmes, with groups
      formed by need and not by branch: writing a log, explaining a fault on the telephone, reading a novel. A writing
      desk on five campuses helps with applications and reports, without correcting behind the writer’s back. The
      students’ magazine comes out in two scripts.`,
    research: 'English for work; Indian writing; academic writing; spoken English; translation',
    publications:
      'Logbooks as literature; Explaining a fault by telephone: a course; Novels read by toolmakers; The writing desk: ten thousand visits; Translating workshop talk',
    venues: 'Words at Work; Two Tongues',
  },
  Spanish: {
    code: 'SPAN',
    about: prose`
      Ten teachers’ dictionaries, a kitchen table and the newspapers of eight countries: this is where Spanish lives
      in the University. The department runs an honours degree at Siri Fort and teaches beginners in hospitality and
      trade. Video partners from several countries talk with the students every week. Short films are subtitled in
      Hindi here, many for the first time.`,
    research: 'Spanish for tourism; Latin American writing; translation; language testing; phonetics',
    publications:
      'Hindi subtitles for short films: forty cases; Rolling the r: a study of learners from the plains; Menus in translation; Women’s voices in Andean stories; Talking weekly: video partners and fluency',
    venues: 'Two Tongues; Language Teaching in the City',
  },
  French: {
    code: 'FREN',
    about: prose`
      French is taught here to future receptionists, cooks, exporters and to anyone who likes it, in courses of sixty
      hours and in the hotel programme. The department pays attention to the French of Africa, India’s Puducherry and
      the Caribbean as much as to that of Paris. Once a year it stages a play with the pastry kitchen, in which the
      audience is fed.`,
    research: 'French for hospitality; francophone writing; translation; language teaching; interpreting',
    publications:
      'French at the hotel desk: a word list from 200 dialogues; Stories from Puducherry; A play that feeds its audience; Interpreting for cooks; Beginners at forty',
    venues: 'Language Teaching in the City; Words at Work',
  },
  German: {
    code: 'GERM',
    about: prose`
      Engineers, nurses and curious people learn German in this department, from the alphabet to the level at which
      one can follow a machine manual or a lecture. It has put together a reader of technical texts that starts with a
      bicycle and ends with a wind wheel. Evenings for those who plan to train or work abroad speak plainly about
      contracts, papers and homesickness.`,
    research: 'German for engineers; translation; language testing; exchange programmes; technical writing',
    publications:
      'A reader from bicycle to wind wheel; Long words, short steps; Contracts and homesickness: talks with returners; Testing listening in noisy halls; Manuals and their translators',
    venues: 'Two Tongues; Language Teaching in the City',
  },
};
