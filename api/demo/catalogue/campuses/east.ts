import { prose } from '../prose';
import type { CampusTexts } from './shape';

export const east: CampusTexts = {
  E01: {
    address: 'Shakarpur Extension, opposite Madhuban Colony, Shakarpur',
    at: [28.6345, 77.2885],
    gettingThere: prose`
      Metro: Nirman Vihar on the Blue Line; take the exit towards Shakarpur and walk nine minutes. Bus: stop Madhuban
      on Vikas Marg.

      The campus gate is in the lane behind the bus stop.`,
    access:
      'Ramp at the gate and at the laboratory block; Lift to all floors; Accessible toilets on the first and third floors; Railings with the floor number in Braille',
    info: prose`
      Green infrastructure is not only a programme at Shakarpur I, it is the campus itself. Rain from its roofs fills
      a tank under the badminton court, wash water runs through a bed of reeds, and forty square metres of roof carry
      grass. Students built all of this, and students measure every week whether it does what was promised.

      Civil, environmental and electronics programmes share the instruments. Sensors made in one laboratory hang in
      the drains of another, and a screen at the gate shows the air, the water level and how much sun the panels have
      caught. Computer students keep that screen alive. The place is narrow and tall, with five floors and a roof
      where classes are held in winter. Tea is sold from a counter that runs on sunlight, at least until four.`,
    labs: [
      ['Recycled concrete and soil laboratory', 'Crushing, casting and testing of old and new material.'],
      ['Water and waste water laboratory', 'Chemistry, germs and flow, with the reed bed as sample.'],
      ['Air and weather station', 'Dust, gases, wind and rain on the roof.'],
      ['Communication and signals laboratory', 'Oscilloscopes, antennas and optical fibre.'],
      ['Chip and board design laboratory', 'Programmable boards and drawing of circuits.'],
      ['Electronics workshop', 'Soldering, boards and sensors in boxes.'],
      ['Programming and repair room', 'Code on one side, open machines on the other.'],
    ],
    transport:
      'Cycle shed with solar charging for 40. Shakarpur II is five minutes away on foot; the two share library and canteen.',
    director: 'sreya.chatterjee',
  },
  E02: {
    address: 'Shakarpur, opposite Madhuban Colony',
    at: [28.6331, 77.2868],
    gettingThere: prose`
      Metro: Nirman Vihar on the Blue Line; from the exit on the Shakarpur side it is a walk of seven minutes. Bus:
      stop Madhuban on Vikas Marg.

      For the evening programme the side gate stays open until 21.15.`,
    access:
      'Ramp at the main gate; Two lifts; Accessible toilets on all floors; Hearing loop in the lecture hall; Screen reader and large screens in every computer room; A rest room for students with chronic illness',
    info: prose`
      Ten programmes live in this building, more than anywhere else in the University, and what they share is that
      they calculate. Artificial intelligence and data science fill the middle floors, computer applications the ones
      above. On the ground floor the training branch of a bank opens its counter at ten, with a vault door that was
      once a real one.

      In the basement, where the floor does not shake, are the cold laboratory and the optics room of the quantum
      group, and beside them the vacuum chambers for nanomaterials. You may see undergraduates press their noses to
      the window. A shared cluster of graphics processors hums behind the library and heats it in January. Talks at
      five o’clock on Tuesdays are open to all, and the rule is that the first question belongs to a first-year
      student.`,
    labs: [
      ['Machine learning laboratory', 'Fifty places and the shared graphics cluster.'],
      ['Speech and language recording room', 'A silent room for collecting voices.'],
      ['Data science laboratory', 'Statistics, databases and maps.'],
      ['Application development laboratories', 'Three rooms for web, mobile and cloud.'],
      ['Training bank branch', 'Counter, vault and software for practice.'],
      ['Practice office and typing room', 'Two scripts, one registry.'],
      ['Quantum optics room', 'Single particles of light on a table that floats on air.'],
      ['Cryogenics laboratory', 'Samples at four degrees above absolute zero.'],
      ['Thin film and microscopy laboratory', 'Vacuum chambers, electron and force microscopes.'],
    ],
    transport:
      'Library and canteen are shared with Shakarpur I, five minutes away on foot. Guarded parking for scooters only.',
    director: 'balaji.raghavan',
    message: prose`
      Numbers have a bad name with many of you, I know. School made them into a fence. Here they are a torch: hold one
      up to a claim, and you see how large it is and where it stands.

      We are a crowded house, and I like it crowded. Bankers ask quantum physicists about risk; first-years beat
      professors at carrom. If you are shy, begin with the Tuesday talk. You need not say a word, but the front row is
      kept free for you, and nobody has ever regretted sitting there.`,
  },
  E03: {
    address: 'Mayur Vihar Phase I, near Sanjay Lake',
    at: [28.6139, 77.3019],
    gettingThere: prose`
      Metro: Mayur Vihar Pocket-1 on the Pink Line; the campus is eight minutes on foot, along the lake side. Bus:
      lines to Mayur Vihar Phase I, stop Sanjay Lake.`,
    access:
      'All studios on ground level; Ramps to the gallery and the printing room; Easels and potter’s wheels for seated work; Accessible toilets in both courts; Descriptions of exhibitions as sound',
    info: prose`
      Two courts, one noisy and one quiet, lie next to Sanjay Lake. In the noisy one stone is cut, metal is beaten and
      wood blocks are carved; in the quiet one sit the people who edit films, draw letters and design screens. A
      gallery joins them, and its wall changes every second Friday.

      The teachers are all practising artists and designers who work on the campus, so you see how they fail and begin
      again. Folk painters and potters come as guests for two weeks and sleep in the small house by the gate. Morning
      light is for drawing: between eight and ten no lectures are held, and even the director sits at an easel.
      Whoever lives near the lake knows the murals on its underpass, of which there are eleven by now, one for each
      batch.`,
    labs: [
      ['Painting studios', 'Four rooms with north light and a model stand.'],
      ['Sculpture yard', 'Clay, plaster, stone, wood and a small kiln.'],
      ['Printmaking room', 'Wood block, etching and lithography presses.'],
      ['Letter and illustration studio', 'Ink, nibs, screens and a proofing press.'],
      ['Film and sound studio', 'Cameras, lights and two editing rooms.'],
      ['Interface and game laboratory', 'Making, and testing with people from outside.'],
      ['Gallery', 'Shows by students and guests, open to the public.'],
    ],
    transport:
      'Cycle stand at the lake gate. Large works are moved with the campus van, which must be booked two days ahead.',
    director: 'bindu.varghese',
    message: prose`
      Each August somebody asks me whether there is a living in art. I answer with a question: who drew the sign by
      which you found this room? Somebody is paid for every line you see, and it might as well be drawn well.

      But this is not why you should come. Come because you cannot leave a blank page alone. We shall be hard on your
      work and gentle with you. Draw every morning, look at what others do, and wash your brushes. In four years you
      will be surprised, and so shall I.`,
  },
  E04: {
    address: 'Vivek Vihar, near Jhilmil Industrial Area',
    at: [28.6702, 77.3098],
    gettingThere: prose`
      Metro: Jhilmil on the Red Line is nearest; Dilshad Garden is one stop further and has more battery rickshaws.
      Bus: stop Vivek Vihar, Phase II.`,
    access:
      'Ramp at the entrance; Lift; Twelve desks of adjustable height on the service floor; Accessible toilets on both floors; Headsets that work with hearing aids',
    info: prose`
      Forty desks, forty headsets and a large clock: the service floor is the heart of Vivek Vihar. Undergraduates of
      business process management practise there what banks, hospitals and web shops ask of a service centre, first
      with recorded voices, then with each other, finally with the help desk of the University, which they staff on
      weekdays.

      Upstairs it becomes evening, and the floor fills with the postgraduates of entrepreneurship, who come after work
      and stay until nine. They bring crates, samples and worries. Small firms from Jhilmil bring problems, too, and
      pay for the solutions with a tour of the factory. Because both groups live from talking, the walls are lined
      with felt and there is a garden called the Silent Yard, in which nobody speaks.`,
    labs: [
      ['Service floor', 'Forty desks with headsets, practice calls and quality scoring.'],
      ['Process and automation laboratory', 'Mapping, timing and software robots.'],
      ['Voice and listening booths', 'Recording in English and Hindi.'],
      ['Venture studio', 'Desks, samples and a wall of customer interviews.'],
      ['Round room', 'For the circles of eight, with a door that closes well.'],
    ],
    transport: 'After evening classes a van goes to Jhilmil and Dilshad Garden metro stations at 21.05.',
    director: 'ajith.panicker',
  },
};
