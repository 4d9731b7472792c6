import { prose } from '../prose';
import type { CampusTexts } from './shape';

export const south: CampusTexts = {
  S01: {
    address: 'Okhla Industrial Area Phase III, Okhla',
    at: [28.544, 77.2668],
    gettingThere: prose`
      Metro: Govind Puri on the Violet Line; cross by the foot bridge and walk twelve minutes, or take a shared auto
      into Okhla Phase III. Bus: stop Okhla Phase III, Modi Mill side.`,
    access:
      'Ramp at the office and the library; Wide doors in the vehicle hall; No lift: first-floor laboratories are repeated on the ground floor on request; Reserved parking beside gate 1',
    info: prose`
      Seven programmes of engineering share Okhla I, from the diploma after class X to the B.Tech. after class XII,
      and the workshops make no difference between them. A diploma student who welds well teaches a degree student who
      calculates well, and the other way round. The factories of Okhla are the larger laboratory: on Wednesdays half
      of the campus is out on visits, trainings and small projects.

      The main hall is as long as a football field. It holds vehicles at one end, foundry and lathes in the middle,
      and a wind tunnel that was built by four batches in turn. On the roof antennas catch weather pictures and the
      occasional angry pigeon. Every August the Scrap Race is held, in which teams drive what they have made within a
      week from a heap of old parts.`,
    labs: [
      ['Vehicle hall', 'Two-wheelers, cars, a tractor and a battery test bench.'],
      ['Foundry and welding bay', 'Sand casting, gas and arc welding.'],
      ['Wind tunnel and fluids laboratory', 'Pumps, turbines and air flow.'],
      ['Strength of materials laboratory', 'Machines that pull, press and twist.'],
      ['Highway and concrete laboratory', 'Bitumen, aggregate and concrete tests.'],
      ['Electrical machines and drives laboratory', 'Motors, converters and protection relays.'],
      ['Antenna terrace and communication laboratory', 'Radio, microwave and satellite reception.'],
      ['Software engineering laboratory', 'Teams of five, with a test server of their own.'],
    ],
    transport: 'A University bus links Okhla I, Okhla II and Maharani Bagh four times a day. Cycle stand for 180.',
    director: 'etwari.tirkey',
    message: prose`
      I grew up near an iron mine and was the only girl in my engineering class. Nobody was unkind; they simply had no
      room with a lock for me to change in. Since then I look at such small things first. At Okhla every workshop has
      lockers, gloves in all sizes, and a teacher who has learnt to listen.

      Machines do not care who you are, and that is their best quality. Learn to be exact with them and patient with
      people. The rest, including the mathematics, we shall manage together.`,
  },
  S02: {
    address: 'Maa Anandmayi Marg, Okhla Industrial Area Phase III, Okhla',
    at: [28.5418, 77.2702],
    gettingThere: prose`
      Metro: Govind Puri on the Violet Line, then a walk of fifteen minutes or a shared auto along Maa Anandmayi Marg.
      Bus: stop Okhla Phase III, near the crossing.`,
    access:
      'Ramp and automatic door at the entrance; Lift to all floors; Robot halls without thresholds; Accessible toilets on every floor; Signs in Braille beside all doors',
    info: prose`
      Behind a plain front on Maa Anandmayi Marg lie two halls for robots: one with yellow arms behind fences, one
      with a soft grey floor on which small machines roll, hop and sometimes fly into the net. The people who work
      there study robotics at two levels, and next door are those who deal with data and with sustainability.

      They need each other more than they thought. Robots produce data by the minute, data needs questions, and the
      master’s students of sustainability ask the hardest ones: what does this machine use, and what will become of
      it? A repair rule is kept by all: no project may be thrown away, it is taken apart and its parts go back to the
      shelf with a label. Visitors from schools are shown around on the first Friday of the month.`,
    labs: [
      ['Industrial robot hall', 'Six arms in fenced cells, with training boxes for pneumatics and controllers.'],
      ['Mobile robot hall', 'A soft floor, a flying net and cameras on the ceiling.'],
      ['Machine vision room', 'Cameras, lenses and lights on a moving belt.'],
      ['Fabrication laboratory', '3D printers, laser cutter and small milling machines.'],
      ['Data laboratory', 'Forty places and a wall for charts.'],
      ['Life-cycle and repair bench', 'Weighing, taking apart and measuring of products.'],
    ],
    transport: 'A University bus links Okhla II with Okhla I and Maharani Bagh four times a day.',
    director: 'sreekumar.kurup',
  },
  S04: {
    address: 'Eastern Avenue, Maharani Bagh',
    at: [28.5713, 77.2621],
    gettingThere: prose`
      Metro: Ashram on the Pink Line, then ten minutes on foot along the avenue. Bus: stop Maharani Bagh on Mathura
      Road.

      The gate on Eastern Avenue is the only one that is open to visitors.`,
    access:
      'Ramps at all blocks; Lift in the health block; Accessible toilets in all blocks; Tactile path from the gate to the library; Two hostel rooms for wheelchair users',
    info: prose`
      Under the old trees of Maharani Bagh women study seven very different things. Blood is counted and medicines are
      mixed in the health block; plans are drawn in the design block; the third block is for computing, electronics
      and office work. Between them lies a herbal garden of a hundred and ten plants, each with its name in four
      languages, kept by the students of pharmacy.

      The campus admits women only and lives like a village. There is a dance floor under the fig tree, a reading club
      that has reached its fourth hundred of books, and a health room to which the neighbours’ domestic workers may
      come for a free test of blood sugar and haemoglobin on the first Monday of the month. Design students have given
      each block a colour that can be recognised by those who do not read well.`,
    labs: [
      ['Clinical biochemistry and haematology laboratory', 'Analysers, microscopes and control samples.'],
      ['Microbiology laboratory', 'Plates, incubators and safety cabinets.'],
      ['Pharmaceutics laboratory', 'Tablets, ointments, syrups and their tests.'],
      ['Model pharmacy', 'Shelves, registers and a counter for practice.'],
      ['Herbal garden', 'A hundred and ten medicinal plants.'],
      ['Interior and architecture studios', 'Drawing tables, a model room and a materials shelf.'],
      ['Electronics and computer laboratories', 'Circuits, programming and repair.'],
      ['Practice office', 'Front desk, registry and meeting room run by students.'],
    ],
    hostel: prose`
      The hostel for women has 84 places in rooms for two or three, a mess, a laundry, and a common room with a
      balcony to the garden. Two rooms are fitted for wheelchair users. The gate closes at nine; who works late in a
      hospital posting gets a pass and is fetched by the campus van.

      Ask the warden, whose office is on the ground floor of the hostel, or write to the campus office.`,
    transport:
      'The bus between the three southern campuses stops inside the gate. A van takes students to their hospital postings and brings them back.',
    director: 'simran.bedi',
    message: prose`
      When I was a student, my father waited at the gate each evening to take me home. Today your parents may do the
      same, and they will get a chair and a cup of tea. We know what trust it takes to send a daughter across the
      city.

      What you will find inside is work that matters: a blood group that must be right, a plan that must stand, a
      program that must not lose anybody’s pension. Take yourself as seriously as you take the patient. And dance
      under the fig tree when the day is done.`,
  },
};
