import { prose } from '../prose';
import type { CampusTexts } from './shape';

export const north: CampusTexts = {
  N01: {
    address: 'G.T. Karnal Road, near Shakti Nagar, Ashok Vihar',
    at: [28.6948, 77.1871],
    gettingThere: prose`
      Metro: Azadpur, on the Yellow and Pink Lines; from there take a bus or battery rickshaw along G.T. Karnal Road
      for two kilometres. Bus: stop Shakti Nagar, opposite the campus wall with the mosaic.`,
    access:
      'Ramps at the studio block and the machine hall; Lift in the studio block; Drawing boards that can be lowered; Accessible toilets on each floor of the studio block; A quiet room beside the library',
    info: prose`
      Walk through the front building of Ashok Vihar and you pass dress forms, floor plans, a staircase in cardboard
      and, at the end of the corridor, a lathe. Designers and engineers share this campus, which is the point of it. A
      chair drawn in the interior studio is welded by mechanical students and gets its cover from the fashion room.

      Drawing is everywhere. There are four studios under a north-facing roof, where the light is even all day, and a
      yard for building walls, arches and shade roofs at full size. The yard is emptied each May, so nothing stays for
      ever except the mosaic on the street side, to which every batch adds one square metre. Competitions between
      departments are held on Saturdays and judged by the neighbours.`,
    labs: [
      ['Architecture drawing studios', 'Four rooms with north light, one place for each student.'],
      ['Model making and carpentry room', 'Card, wood, cane and a laser cutter.'],
      ['Pattern cutting and sewing hall', 'Thirty machines, steam tables and dress forms.'],
      ['Dye and loom room', 'Frame looms, indigo vats and a washing line in the sun.'],
      ['Materials library', 'Two thousand samples of stone, cloth, board and metal, with prices.'],
      ['Building yard', 'Walls, arches and roofs at full size.'],
      ['Machine and welding hall', 'Lathes, drills, sheet metal and welding.'],
      ['Motor and wiring room', 'House and factory wiring on practice walls.'],
    ],
    transport: 'Cycle stands for 150. A University bus to Rohini leaves at 17.10 on working days.',
    director: 'rimjhim.hazarika',
    message: prose`
      People ask me what an architect, a tailor and a machinist can have to say to each other. My answer is to look at
      a measuring tape: all three would be lost without it, and all three use it differently. That conversation is
      what I love about Ashok Vihar.

      We are not a tidy campus. There is thread on the stairs and plaster on the door handles. If that makes you smile
      rather than frown, you will settle in fast. Bring a notebook without lines, and draw something in it on the very
      first day.`,
  },
  N02: {
    address: 'Outer Ring Road, Nirankari Colony side, Dheerpur',
    at: [28.7162, 77.2013],
    gettingThere: prose`
      Metro: Majlis Park on the Pink Line; battery rickshaws to Nirankari Colony leave from the station. Bus: lines on
      the Outer Ring Road, stop Nirankari Colony.`,
    access:
      'Level entrance from the service road; One accessible toilet on the ground floor; The building has not yet been surveyed as a whole',
    info: prose`
      Dheerpur is the youngest address of the University in the north: one building, white walls that students have
      begun to paint, and a single degree in computer applications. Being few has advantages. The seminar room has no
      front or back, the server stands behind glass so that everybody can see what is meant by “the cloud”, and a
      third-year student is always on duty in the help corner.

      The old wetland begins a short walk away. A team of students counts its birds every winter with an app of their
      own and sends the figures to those who restore the lake. Ideas for other projects come from the weekly market,
      whose traders like to complain to somebody with a laptop and a notebook.`,
    labs: [
      ['Application laboratory', 'Fifty-five places and a wall of old phones for testing.'],
      ['Server and network room', 'Behind glass, run by students of the third year.'],
      ['User testing corner', 'Two chairs, a camera and a box of biscuits for testers.'],
      ['Project studio', 'Tables for teams of four, booked by the day.'],
    ],
    transport: 'No University bus yet. The campus has a pump and tools for cycles at the gate.',
    director: 'shalini.gupta',
  },
  N03: {
    address: 'Sector 15, Rohini',
    at: [28.7297, 77.1311],
    gettingThere: prose`
      Metro: Rohini West on the Red Line, then a battery rickshaw of ten minutes to Sector 15. Bus: lines on Bhagwan
      Mahavir Marg, stop Sector 15.

      Chemicals and heavy goods come in by the rear gate; visitors use the front gate with the clock.`,
    access:
      'Ramp at the front gate; Lifts in both teaching blocks; Emergency showers that can be worked from a wheelchair; Accessible toilets in block A; Fire alarms with light as well as sound',
    info: prose`
      Towers of steel and glass, three storeys tall, stand in the middle of the Rohini campus: the pilot plant, where
      chemical, petrochemical and polymer students run processes at a scale between the laboratory and the factory.
      Around it lie the blocks for electrical, electronics, mechanical and computer programmes, which look after its
      motors, sensors and screens.

      Safety is a habit here and not a poster. Everyone, the director included, passes the same yearly test before
      getting the yellow badge. The plastic that the campus throws away in one month is melted into benches, and you
      will sit on one. With nine programmes this is among the largest campuses of the north, with a running track, a
      choir of eighty and a canteen that is famous for its rajma on Thursdays.`,
    labs: [
      ['Chemical pilot plant', 'Distillation, drying, filtration and heat exchange over three floors.'],
      ['Petroleum testing laboratory', 'Flash point, viscosity and distillation of fuels and oils.'],
      ['Polymer processing hall', 'Injection, blow and film machines and a small rubber mill.'],
      ['Polymer testing room', 'Machines that pull, hit, freeze and age samples.'],
      ['Process control simulator', 'A model refinery on twelve screens.'],
      ['Electrical and electronics laboratories', 'Machines, measurements, circuits and communication.'],
      ['Mechanical workshop hall', 'Turning, milling, welding and refrigeration.'],
      ['Computer laboratories', 'Four rooms, one of them open at night.'],
    ],
    hostel: prose`
      Two houses with 60 places each, one for women and one for men, stand inside the wall, five minutes from the
      laboratories. Rooms are for two. Women’s rooms have a guard at the door day and night, and a matron lives in the
      house.

      Write to the campus office or ask for the warden at the front gate. Places are given by distance from home and
      by need.`,
    transport:
      'University buses leave Rohini for Narela at 8.00 and come back at 17.30. There is a cycle shed for 250 and a guarded scooter park.',
    director: 'mangal.kujur',
    message: prose`
      My grandmother boiled lac over a wood fire in our village, and I did not know that it was polymer chemistry
      until I was twenty. Many of you, too, come with knowledge that has no certificate yet. We will help you to put
      it next to what is in the books.

      What I ask of you is honesty about numbers. If the run failed, write that it failed. A log that is true protects
      lives in a plant, and it makes a good engineer of whoever keeps it. Every batch hears this from me on its first
      morning.`,
  },
  N04: {
    address: 'Muni Maya Ram Marg, Pitampura',
    at: [28.6963, 77.1426],
    gettingThere: prose`
      Metro: Netaji Subhash Place on the Red and Pink Lines; leave towards Pitampura and walk ten minutes, or take a
      battery rickshaw. Bus: stop Muni Maya Ram Marg.

      Parents and visitors report at the reception inside the gate.`,
    access:
      'Ramp at the entrance and to the ground-floor laboratories; Large-print signs; No lift: classes are moved to the ground floor for students who need it',
    info: prose`
      Pitampura admits women only, and it has done so since it opened. Young women build circuits here, cast concrete,
      write programs, measure the city’s air and cut patterns, in a place where nobody asks whether that is for girls.
      Many are the first of their family to study beyond school.

      The campus has its ways. Seniors teach a Sunday course in repairing taps, switches and cycles, which is always
      full. The civil students poured the stage in the courtyard, the electronics students lit it, and the fashion
      students sewed its curtain. A crèche with twelve places allows young mothers to come back to study. Two mornings
      a week begin with self-defence on the lawn, and the day ends at half past five so that everyone is home before
      dark in winter.`,
    labs: [
      ['Construction materials laboratory', 'Concrete, brick and water testing.'],
      ['Electronics assembly room', 'Soldering, surface mounting and fault finding.'],
      ['Computer laboratory', 'Two rooms, with machines that students may take apart in a third.'],
      ['Sewing and pattern room', 'Industrial machines and cutting tables.'],
      ['Textile printing and dye room', 'Screens, blocks and natural colours.'],
      ['Water and air laboratory', 'Sampling, chemistry and a small weather station.'],
    ],
    transport:
      'A University bus for women runs from Netaji Subhash Place metro station at 8.20 and back at 17.40. The crèche is open from 8 to 18.',
    director: 'harpreet.gill',
  },
  N05: {
    address: 'Wazirpur Industrial Area, Wazirpur',
    at: [28.6969, 77.1655],
    gettingThere: prose`
      Metro: Shalimar Bagh on the Pink Line, then ten minutes by battery rickshaw into Wazirpur Industrial Area. Bus:
      lines on the Ring Road, stop Wazirpur Depot.`,
    access:
      'Level floor through both tool rooms; Ramp at the main gate; Machines with controls that can be worked while sitting, two in each hall; Accessible toilet near the measuring room',
    info: prose`
      You hear Wazirpur before you see it: the steady ring of steel on steel, and behind it the low hum of machines
      that cut with a spark. Two diplomas are taught, tool and die making and precision engineering, and both take up
      the whole day. The industrial area around the campus sends broken dies and difficult drawings over the wall, and
      students work on them with a foreman’s signature on the order.

      New students get a locker, a set of hand tools and a steel block in the first hour; the block has to be a
      perfect cube by Diwali. In the measuring room, where the air is kept at twenty degrees, slippers are worn and
      voices lowered. Former students come by on Saturdays to use the grinding machines and to argue about tolerances.`,
    labs: [
      ['Tool room 1: bench and basic machines', 'Vices, drills, lathes and shapers, one place for each student.'],
      ['Tool room 2: production', 'Presses, moulding machines and paid orders.'],
      ['Spark erosion and wire cutting room', 'Cutting of hardened steel by sparks.'],
      ['Heat treatment shop', 'Furnaces, salt baths and hardness testers.'],
      ['Precision measuring room', 'Coordinate measuring machine at twenty degrees.'],
      ['Five-axis machining cell', 'Programming and milling of complex shapes.'],
      ['Tool design office', 'Drawing and simulation of moulds and dies.'],
    ],
    transport:
      'No University bus. Shared rickshaws run from the metro station from half past seven, when the first shift begins.',
    director: 'deepak.rawat',
    message: prose`
      In our trade nobody can talk his way out: the gauge goes in, or it does not. I find this restful, and many
      students do as well, above all those who were told at school that they were slow. Slow is good. Hurry has ruined
      more tools than ignorance.

      Four years seem long at sixteen. Come on an open Saturday, take the file in your hand for ten minutes, and then
      decide. If the time has passed without your noticing, you belong at Wazirpur.`,
  },
  N06: {
    address: 'Bawana Road, Narela',
    at: [28.8427, 77.0925],
    gettingThere: prose`
      There is no metro station in Narela yet. Bus: lines from Azadpur and from Rohini end at Narela terminal; the
      campus is twelve minutes on foot from there. Train: Narela station lies on the line to Panipat.`,
    access:
      'Ground-floor classrooms without steps; Ramp at the library; The building has not yet been surveyed as a whole',
    info: prose`
      Fields of marigold and rows of new flats meet at Narela, at the northern edge of the city. The campus opened for
      those to whom the daily journey into town was the reason not to study. It has one diploma, in computer
      engineering with AI tools, and takes a hundred students a year.

      Classes begin at half past nine because the first bus from the villages arrives at nine. A farm cooperative
      nearby lets students try their ideas: a message that warns of frost, a book of accounts that works without the
      internet, a camera that counts crates. On Thursday evenings the laboratory belongs to grown-ups of the
      neighbourhood, who learn to fill in forms online, with students as teachers.`,
    labs: [
      ['Programming laboratory', 'Two rooms of fifty places.'],
      ['AI tools studio', 'Larger machines, microphones and cameras for projects.'],
      ['Hardware and network bench', 'Building, cabling and mending.'],
      ['Electronics for beginners room', 'Gates, sensors and small processors.'],
    ],
    transport:
      'A University bus from Rohini arrives at 8.45 and goes back at 17.00. Students with a bus pass of the city travel at the reduced fare.',
    director: 'paromita.pal',
  },
};
