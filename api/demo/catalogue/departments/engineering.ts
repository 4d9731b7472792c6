import { prose } from '../prose';
import type { DepartmentTexts } from './shape';

export const engineering: DepartmentTexts = {
  'Electrical Engineering': {
    code: 'EE',
    about: prose`
      Generation, machines, wiring and the safe use of power are taught on four campuses by engineers who have held a
      licence themselves. The department reads the meters of the University’s own solar roofs and puts the yield of
      each day on a public screen. For self-help groups it runs a course of six weekends in house wiring, from which
      forty women have gone on to the state examination for wiremen.`,
    research: 'rooftop solar; battery management; motor efficiency; smart meters; electric-vehicle charging',
    publications:
      'Dust on solar panels: two years of daily cleaning trials; Rewound motors and their losses; Battery swapping at a rickshaw stand; What a smart meter tells a tenant; Earthing in old bazaars',
    venues: 'Power in Practice; Current Affairs of Machines',
  },
  'Electronics and Communication Engineering': {
    code: 'ECE',
    about: prose`
      From a hand-soldered power supply to a chip made in the clean room at Dwarka, the department covers the whole
      path of electronics. It teaches at diploma, degree and postgraduate level, on seven campuses. A terrace of
      antennas at Okhla receives weather satellites; the sensors of many other departments are built here, calibrated
      once a year and mended for nothing.`,
    research: 'chip design; antennas; embedded systems; low-power sensors; signal processing',
    publications:
      'A low-noise amplifier for classroom satellites; Sensors that live for a year on one cell; Yield of a teaching clean room; Filtering heartbeats on the move; Antennas from scrap cable',
    venues: 'Signals and Devices; Journal of Small Electronics',
  },
  'Robotics and Automation': {
    code: 'ROBO',
    about: prose`
      Six yellow arms, a flying net and a great many home-made wheels fill the halls of this department in Okhla. It
      began with training rigs for factory automation and has since moved towards robots that help people: in
      nurseries, hospitals and homes. Drawings and programs of all rigs are given away, and eleven training institutes
      have built copies.`,
    research: 'collaborative robots; machine vision; agricultural robots; PLC training rigs; assistive devices',
    publications:
      'A training rig for controllers at one tenth of the cost; Weeding between seedlings with two cameras; Grippers for one-handed cooks; When workers switch the robot off; Seeing scratches on steel',
    venues: 'Machines at Work; Journal of Assistive Making',
  },
  'Mechanical Engineering': {
    code: 'MECH',
    about: prose`
      Heat, motion, forces and metal: the classical field, taught with many builds and few slides, on four campuses.
      The department designed the wind tunnel in Okhla, which schools may use on two days a month. It works with small
      workshops on better jigs, quieter grinders and less waste of heat, and the owners pay with their time in the
      classroom.`,
    research: 'additive manufacturing; heat recovery; tribology; vibration analysis; machining of hard alloys',
    publications:
      'Waste heat of a bakery oven: three uses; Listening to bearings with a phone; Printed patterns for sand casting; Wear of agricultural blades; A wind tunnel built by students: design and errors',
    venues: 'Shop Floor Science; Power in Practice',
  },
  'Automobile Engineering': {
    code: 'AUTO',
    about: prose`
      Engines, brakes, batteries and the people on the road are its subjects. The training garages at Pusa and Okhla
      repair the vehicles of staff and students on Saturdays. A conversion kit that turns an old three-wheeler into an
      electric one was developed with drivers of a nearby stand, and its drawings are free. The department also
      teaches careful driving to every student of the campus who asks.`,
    research: 'electric two-wheelers; retrofit kits; vehicle diagnostics; road safety; alternative fuels',
    publications:
      'Retrofit of an auto-rickshaw: cost and range; Brake faults in school vans; Battery life in the heat of May; Fault codes explained to owners; Helmets on short trips',
    venues: 'Wheels and Roads; Machines at Work',
  },
  'Tool and Production Engineering': {
    code: 'TOOL',
    about: prose`
      Toolmakers teach toolmakers here, in two rooms that work like a factory. Orders from the industrial area of
      Wazirpur come with a drawing and a date. The department’s measuring room is open to small firms, which send
      parts for inspection and their apprentices for a week of metrology. Nearly every machine has been overhauled by
      students.`,
    research: 'press tools; injection moulds; tool wear; jigs and fixtures; precision measurement',
    publications:
      'Life of a washer die: 400,000 strokes observed; Uncertainty budgets for small measuring rooms; Hardening without cracks: notes for tool rooms; Fixtures that forgive; Mould venting and burn marks',
    venues: 'Tool Room Papers; Shop Floor Science',
  },
  'Printing and Packaging Technology': {
    code: 'PRINT',
    about: prose`
      The press hall at Pusa prints for the whole University and is the classroom of this department. Lead type,
      offset, digital and screen printing stand in one row. Research goes into inks that are safe next to food and
      boxes that can be recycled with their print. Calendars with student wood cuts, printed in November, pay for the
      paper of the next year.`,
    research: 'food-safe inks; corrugated board; colour management; smart labels; recyclable packaging',
    publications:
      'Ink migration through sweet boxes; Saffron on paper: matching one colour on four presses; Corrugated board in the monsoon; Labels that show a broken cold chain; De-inking of wedding cards',
    venues: 'Print and Pack; Works and Materials',
  },
  'Chemical Engineering': {
    code: 'CHEM-E',
    about: prose`
      A pilot plant of three storeys in Rohini is the centre of this department, and safety is its first language.
      Students run distillation, drying and filtration in shifts. With the dyers and electroplaters of the north-west
      the department tries small treatment units for waste water, some of which have run for years in back yards. Each
      spring it sells soap from its own kettles.`,
    research: 'effluent treatment; membrane separation; process safety; biofuels; reactor modelling',
    publications:
      'A back-yard plant for rinse water; Near misses: what logbooks hide; Membranes cleaned with kitchen acid; Biodiesel from canteen oil in batches of fifty litres; Teaching reactors with tea',
    venues: 'Process and Plant; Clean Water Letters',
  },
  Petrochemicals: {
    code: 'PETRO',
    about: prose`
      Oil and gas, and what will replace them, are studied side by side in this department. It has a laboratory for
      testing fuels, a simulator of a refinery and a corner of stills in which used frying oil becomes diesel. Petrol
      pumps of the district may have samples tested twice a year without charge, and students explain the result to
      the owner.`,
    research: 'catalyst recovery; refinery safety; lubricants; polymers from waste; process simulation',
    publications:
      'Viscosity of re-refined engine oil; A refinery on twelve screens: learning from wrecks; Recovering nickel from spent catalyst; Polythene back to wax; Permits to work: a study of forms',
    venues: 'Process and Plant; Fuel Questions',
  },
  'Polymer Science and Technology': {
    code: 'POLY',
    about: prose`
      Plastics and rubber are made, tested, moulded and recycled here. The processing hall belongs to students from
      the first year on. The department advises small moulding units on scrap and energy, and leads the plastic
      collection of the Rohini campus, whose benches, bins and flower pots come out of its machines. Natural materials
      such as lac, jute and starch are its research field.`,
    research: 'plastic recycling; rubber compounding; biodegradable films; composites; polymer testing',
    publications:
      'Benches from wrappers: five years outdoors; Lac and starch films for seed bags; Jute composites in bus seats; Testing slippers: a rubber course; How often can a bucket be recycled?',
    venues: 'Polymer Practice; Works and Materials',
  },
};
