import { prose } from '../prose';
import type { CampusTexts } from './shape';

export const west: CampusTexts = {
  W01: {
    address: 'Jaffarpur Kalan, Najafgarh-Dhansa Road',
    at: [28.5936, 76.9076],
    gettingThere: prose`
      Metro: Dhansa Bus Stand on the Grey Line, then a bus or shared van of about twenty minutes along the Dhansa
      road. Bus: stop Jaffarpur Kalan.

      In winter fog may delay the bus; classes then begin at ten, and the office sends a message.`,
    access:
      'Ramp at the office and one computer room; Wide paths without steps across the grounds; No lift to the first floor of the teaching block',
    info: prose`
      Mustard fields begin where the playing field of Jaffarpur ends. This is the campus with the most space and the
      widest sky, made for the villages of south-west Delhi, though a third of its students come from far away and
      live in the hostel. Computer engineering and office management are taught.

      They meet in the model panchayat office, where certificates, water bills and land records are handled as
      practice, on paper first and on the screen second. Nothing that the computer students write for it counts as
      done until the office students can work with it. The campus grows its own vegetables, and each group has a week
      of garden duty a year. Kabaddi is played seriously, and the hall for it doubles as an examination hall twice a
      year.`,
    labs: [
      ['Computer laboratories', 'Three rooms, one open to hostel students until ten at night.'],
      ['Hardware and electronics room', 'Repair, digital circuits and small processors.'],
      ['Model panchayat office', 'Forms, registers and public counters for practice.'],
      ['Typing and records room', 'Hindi and English, paper and digital files.'],
    ],
    hostel: prose`
      Two houses stand at the edge of the field: 72 places for men and 48 for women, with rooms for three, a common
      mess that cooks vegetarian food, hot water from the sun, and a doctor on Tuesdays and Fridays.

      The warden of each house answers questions at the campus office between 14.00 and 16.00. Students who live more
      than thirty kilometres away are admitted first.`,
    transport:
      'University buses leave Dhansa Bus Stand metro station at 8.40 and 9.10 and go back at 16.45 and 17.45. A ladies’ coach runs on the second one.',
    director: 'navneet.sethi',
  },
  W02: {
    address: 'Kanwar Singh Nagar, Ranhola, Nangloi',
    at: [28.6652, 77.0203],
    gettingThere: prose`
      Metro: Nangloi on the Green Line, then fifteen minutes by battery rickshaw to Kanwar Singh Nagar. Bus: lines to
      Ranhola, stop Kanwar Singh Nagar.`,
    access:
      'Ramp to the ground floor; Accessible toilet on the ground floor; No lift: the computer laboratory for examinations is on the ground floor',
    info: prose`
      Lanes around Ranhola are full of small workshops that make shoes, bags, switches and toys, and the campus rises
      among them with four floors and a library that is open to the neighbourhood on Sunday. Two programmes are
      taught. By day the house belongs to the engineers of computer science; from two in the afternoon the students of
      office management join them, many of whom have worked since the early morning.

      The shared project of each year is a service for the lanes. So far there have been a bill printer for cobblers,
      a queue board for the dispensary, and a map of open drains that made the ward officer come and look. Debates are
      held on the stairs, since they are the only place where everybody fits.`,
    labs: [
      ['Systems laboratory', 'Operating systems, networks and hardware.'],
      ['Programming laboratory', 'Sixty places, and pair programming on two large screens.'],
      ['Digital logic and electronics room', 'Gates, boards and measuring.'],
      ['Practice office', 'Reception, registry and automated workflows.'],
      ['Sunday library', 'Eight thousand books, half of them in Hindi.'],
    ],
    transport:
      'No University bus. A list of safe walking routes from the main road, checked by students after dark, hangs at the gate.',
    director: 'haritha.sastry',
  },
  W03: {
    address: 'Sector 9, Dwarka',
    at: [28.5797, 77.0632],
    gettingThere: prose`
      Metro: Dwarka Sector 10 on the Blue Line; leave towards Sector 9 and walk twelve minutes, or take a battery
      rickshaw. Bus: stop Sector 9 crossing.

      From the airport it is about twenty minutes by taxi. Visitors to the offices enter by gate 1, those to the
      teaching blocks by gate 3.`,
    access:
      'Ramps at all gates and blocks; Lifts in all blocks, with spoken floor numbers; Accessible toilets on every floor; Tactile paths from gate 1 and gate 3; Four wheelchairs to borrow at gate 1; Sign language at the office on Thursdays',
    info: prose`
      Dwarka is where the offices of the University are, and where eleven programmes are taught, so you meet everyone
      here sooner or later: the applicant with a folder, the Vice-Chancellor on a cycle, the student in a clean room
      suit on the way to lunch. Health, computing, business and science have a block each around a square with a
      stepped pond.

      Under its roof is the teaching clean room for chips, the only one of the University. The incubation centre keeps
      its lights on longest. Students of facility management run parts of the campus as their practice, from the
      meters in the basement to the help desk at gate 3, and they like to be told what does not work. Convocation, the
      book fair and the sports day of all campuses take place on the lawn behind the library.`,
    labs: [
      ['Teaching clean room', 'Oxidation, exposure, etching and metal for small chips.'],
      ['Chip layout and testing laboratory', 'Design programs and a probe station.'],
      ['Network and security rack room', 'A closed network for attack and defence.'],
      ['Diagnostic teaching laboratory', 'Blood, urine and germs, run like a hospital laboratory.'],
      ['Pharmaceutics and model pharmacy rooms', 'Making, testing and handing over of medicines.'],
      ['Water, soil and air laboratory', 'Field samples from the whole west of Delhi.'],
      ['Building systems laboratory', 'Lift, pump, fire and air conditioning units cut open.'],
      ['Campaign and analytics studio', 'Where online shops and accounts of clients are run.'],
      ['Training counter for banking and insurance', 'Cash, claims and customers.'],
      ['Incubation centre', 'Desks, meeting rooms and a small prototype shop.'],
    ],
    hostel: prose`
      The largest hostel of the University has 150 places for women and 150 for men in two towers, in double rooms,
      with a mess on the ground floor, a gymnasium, and four rooms for wheelchair users. Postgraduate students may ask
      for a single room. The charges of the year are printed on the form.

      The hostel office at gate 3 is open from 10 to 13; write there as soon as you have your allotment letter.`,
    transport:
      'Buses to Jaffarpur leave at 8.00 and 16.00. A battery cart circles the campus all day for those who find walking hard. Cycles can be borrowed at gate 3 with the identity card.',
    director: 'tapan.dash',
    message: prose`
      A headquarters can easily become a place of files. We try to keep it a place of people. The corridor outside the
      offices is lined with benches made by students, and whoever waits there can watch a class through the glass.

      I came to this University with a firm that had failed and much to say about it. Perhaps that is why I like
      beginnings. If you are about to begin, with little money, doubts or a second attempt, stop by on any Monday at
      five. We shall have tea at the stepped pond and find your next step.`,
  },
};
