import { prose } from '../prose';
import type { CampusTexts } from './shape';

export const central: CampusTexts = {
  C01: {
    address: 'Flatted Factories Complex, Jhandewalan',
    at: [28.6443, 77.1999],
    gettingThere: prose`
      Metro: get off at Jhandewalan on the Blue Line and walk about eight minutes towards the Flatted Factories
      Complex. Bus: lines along Rani Jhansi Road and Panchkuian Road stop at Jhandewalan.

      There is no parking for visitors on working days.`,
    access:
      'Two rooms on the ground floor without steps; Handrails on both sides of the stairs; No lift to the upper floors',
    info: prose`
      Goldsmiths, engravers and box makers have worked in the small factories of Jhandewalan for two generations, and
      this campus sits on two floors among them. No diploma or degree starts here this year. The rooms belong to short
      courses, to the jewellery department, and to makers from the neighbourhood who want to learn computer drawing or
      wax casting after work.

      In the evening you may find a stone setter of fifty years next to a student of nineteen, both at the same
      microscope. The library section of the University also trains here: old account books and design albums of the
      trade are cleaned, photographed and catalogued, so that patterns are not lost when a shop closes. On the last
      Saturday of each month the doors are open and anybody may try the bench.`,
    labs: [
      ['Jewellery bench room', 'Sawing, soldering, stone setting and polishing at twenty benches.'],
      ['Wax and casting room', 'Lost-wax casting in silver and brass, with an exhaust over each furnace.'],
      ['Gem identification table', 'Microscopes, refractometers and a reference collection of stones.'],
      ['Three-dimensional drawing room', 'Computer models of ornaments and a printer for wax patterns.'],
      ['Book and paper repair room', 'Cleaning, photographing and cataloguing of old albums and registers.'],
    ],
    transport: 'No University bus comes here. Most people arrive by metro; cycles can be locked in the yard.',
    director: 'salman.ansari',
  },
  C02: {
    address: 'Pusa Road, near Rajendra Place',
    at: [28.6412, 77.1725],
    gettingThere: prose`
      Metro: Rajendra Place on the Blue Line. Take the exit on the Pusa side and walk ten minutes along the boundary
      wall. Bus: any line on Pusa Road that stops at Rajendra Place.

      Scooters and cars enter by gate 1; people on foot use gate 2, where the guard gives a map.`,
    access:
      'Ramp at gate 2 and at both workshop halls; Lift to all floors of the teaching block; Accessible toilets on the ground and second floors; Yellow guiding tiles from gate 2 to the office; Induction loop at the office counter',
    info: prose`
      Big trees, long red workshop sheds and the smell of cutting oil: Pusa I is the oldest engineering campus of the
      University and the one with the largest workshops. Cars, motors, walls, circuits, books and programs are made
      here, often within fifty metres of each other. Civil students cast the beams that mechanical students later pull
      apart; the printing press delivers the labels for the electrical department’s lamps.

      First-year students spend ten weeks in a round through fitting, carpentry, welding, wiring and the press,
      whatever they have come to study. The day begins at 8.30, and a second shift runs until nine at night for two of
      the diplomas. In March the sheds open for the Made at Pusa fair, where everything on the tables was built by a
      student and most of it may be bought.`,
    labs: [
      ['Engine and chassis bay', 'Petrol, diesel and electric vehicles on six lifts.'],
      ['Concrete and soil testing hall', 'Cube press, curing tank, sieves and a soil box.'],
      ['Electrical machines hall', 'Motors, generators and transformers on test beds.'],
      ['Printed circuit and soldering room', 'Design, etching and assembly of boards.'],
      ['Offset and digital press hall', 'Plate making, four-colour press, cutting and binding.'],
      ['Turning and welding shed', 'Lathes, milling machines and twelve welding booths.'],
      ['Programming laboratory', 'Sixty places, open until 8 in the evening.'],
      ['Survey store and yard', 'Levels, total stations and a practice ground.'],
    ],
    hostel: prose`
      A hostel for 96 men stands behind the cricket field: double rooms, a mess with vegetarian and non-vegetarian
      food, and a study room that is open all night. Students from outside Delhi come first, then those who live more
      than two hours away.

      Ask the hostel desk in the campus office. The form is given out with the allotment letter.`,
    transport:
      'A University bus runs between Pusa I and Pusa II at 8.15 and 17.15 on working days. There are sheds for 200 cycles and four charging points for electric scooters.',
    director: 'vinay.gowda',
    message: prose`
      I was a fitter’s apprentice before I became an engineer, and I still keep my first file in the drawer. Come to
      Pusa with curiosity and old shoes. You will spoil some work in your first months; show it to your teacher,
      because a spoilt piece that is understood is worth two that came out well by luck.

      My door, next to the tool store, stands open from four to five each afternoon. Students may come without an
      appointment, alone or with friends, about lessons, money or anything else that keeps them from working.`,
  },
  C03: {
    address: 'Pusa, near Patel Nagar',
    at: [28.6437, 77.1669],
    gettingThere: prose`
      Metro: Rajendra Place on the Blue Line, then twelve minutes on foot towards Patel Nagar, or one stop by battery
      rickshaw. Bus: lines to Patel Nagar stop in front of the gate.

      Guests of the training restaurant may use the small car park on the left.`,
    access:
      'Ramp at the main door; Lift to both floors; Low counter in the campus shop; Menu of the training restaurant in large print and Braille; Accessible toilet beside the restaurant',
    info: prose`
      On this campus people serve, sell, store and send. It has a training hotel with eight rooms, a restaurant where
      anyone may have lunch for the price of the ingredients, a shop of sixty square metres and a small warehouse with
      a cold room. All four are run by students, who wear the uniform on practice days and sit in class as themselves
      on the others.

      Postgraduate students of trade and enterprise share the building, and they are often the ones who rent a shelf
      in the shop to test a product. The kitchen buys vegetables from a farmers’ group in Najafgarh, and what is left
      over is weighed, written on a board and turned into compost. Visitors notice the quiet first: telephones at the
      counters do not ring, they blink.`,
    labs: [
      ['Basic training kitchen', 'Twenty cooking stations, separate vegetarian row.'],
      ['Baking and pastry kitchen', 'Deck ovens, a cold table for chocolate, and a tasting counter.'],
      ['Training restaurant', 'Forty seats, open to the public at lunch.'],
      ['Eight guest rooms and reception', 'For practice in housekeeping and front office.'],
      ['Campus shop', 'Buying, display, billing and stock taking.'],
      ['Training warehouse and cold room', 'Racks, scanners, pallet trucks and goods at four degrees.'],
      ['Product photography and packing room', 'Where online orders are pictured and packed.'],
      ['Negotiation and case room', 'Round tables, cameras and a video link.'],
    ],
    transport:
      'A University bus runs between Pusa II and Pusa I at 8.30 and 17.00 on working days. Kitchen students who start at 7 get a shared van from Rajendra Place metro station.',
    director: 'basavaraj.bhat',
    message: prose`
      A guest once told me that she could taste whether cooks like each other. I believe her. We teach knives and
      ledgers here, but before that we teach people to say good morning, to be on time, and to own up when something
      is burnt.

      If you visit us, do it at noon. Sit down in the restaurant, let a second-year student bring you the dal, and ask
      that student anything you wish to know about studying here. No leaflet tells you as much. My table is the one
      next to the kitchen door.`,
  },
  C04: {
    address: 'Rajokri village, off the Gurugram road',
    at: [28.5112, 77.1118],
    gettingThere: prose`
      Metro: Moulsari Avenue on the Rapid Metro, then a shared auto of about ten minutes to Rajokri flyover. Bus:
      lines between Dhaula Kuan and Gurugram stop at Rajokri crossing; from there it is a walk of six minutes into the
      village road.`,
    access:
      'All teaching rooms on one level; Ramp at the entrance; Accessible toilet next to the library; Tables of adjustable height in one laboratory',
    info: prose`
      Rajokri is small: one programme, one courtyard, about three hundred students who know each other by name.
      Everything turns around computers. The three laboratories are laid out like workshops, with benches for open
      machines along the windows and screens in the middle.

      People of the village are part of the place. Every Wednesday afternoon second-year students run the repair desk
      under the neem tree, and nobody leaves without at least an honest answer about the old laptop. In return,
      shopkeepers and the village school bring real tasks for final projects: a register for a dairy, a timetable, a
      page with the water supply hours. The campus lies near the highway, but the back gate opens towards the Ridge,
      and the library keeps a shelf on its birds.`,
    labs: [
      ['Hardware and repair room', 'Opening, testing and mending of computers and printers.'],
      ['Programming laboratory 1 and 2', 'Two rooms of forty places each.'],
      ['Network corner', 'Switches, cables and testers on an open rack.'],
      ['Digital electronics room', 'Gates, boards and small processors.'],
    ],
    transport:
      'There is no University bus. Students share autos from the flyover; the office keeps a list of who rides from where.',
    director: 'nazia.naqvi',
  },
  C05: {
    address: 'August Kranti Marg, Siri Fort Institutional Area',
    at: [28.5521, 77.219],
    gettingThere: prose`
      Metro: Hauz Khas, where the Yellow and Magenta Lines meet, then fifteen minutes on foot or a short bus ride
      along August Kranti Marg. Bus: get off at Siri Fort Auditorium.

      The public entrance of the training salon is on the side street.`,
    access:
      'Training salon and reception on street level; Ramp at the side entrance; One hair-washing chair that can be reached from a wheelchair; No lift to the first floor, where languages are taught',
    info: prose`
      Downstairs hair dryers hum, upstairs somebody is learning the past tense of “ir”. Beauty therapy and Spanish
      make an unusual pair of neighbours, and they have learnt from each other: therapists pick up greetings for
      guests, and language students have been grateful models for many a haircut before an examination.

      The salon has twelve chairs, two quiet treatment rooms and a laboratory where creams are mixed and left in a
      warm cupboard to see how long they last. Appointments for the public are given on four afternoons a week. The
      language floor has sound booths, a reading room with newspapers of eight countries, and a kitchen table, because
      conversation goes better with food. Films are shown on Friday evenings with subtitles made by students.`,
    labs: [
      ['Training salon', 'Hair, make-up, hands and feet; open to the public by appointment.'],
      ['Skin and spa treatment rooms', 'Facials, massage and therapies in two quiet rooms.'],
      ['Cosmetic formulation laboratory', 'Mixing and testing of creams, shampoos and henna.'],
      ['Stage and camera make-up room', 'Mirrors with lights of every colour.'],
      ['Language sound booths', 'Listening, speaking and interpreting practice.'],
      ['Subtitle and translation room', 'Two screens at each place, and dictionaries on paper.'],
    ],
    transport: 'Evening classes end at seven; a van takes students to Hauz Khas metro station at 19.10.',
    director: 'karan.sethi',
  },
};
