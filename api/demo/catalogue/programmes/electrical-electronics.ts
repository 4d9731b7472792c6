import { prose } from '../prose';
import type { ProgrammeTexts } from './shape';

export const electricalAndElectronics: ProgrammeTexts = {
  DEE: {
    about: prose`
      Electricity cannot be seen, so the first thing you learn is to measure it and to respect it. Nobody touches a
      live board before passing the safety test with full marks. After it you wire a lamp with two switches, then a
      whole room, then the control panel of a motor that starts gently and stops when it gets hot.

      The machines hall has old and new side by side: you take a ceiling fan apart and rewind it, run transformers in
      parallel, and find by its sound which bearing of a pump is worn. On the roof stands a solar plant of twelve
      kilowatts, whose meters are read by students every day. In the third year you choose between house and factory
      wiring, machines, or charging stations for electric vehicles. A training of eight weeks in a workshop or
      substation is part of it.

      Steady, careful people do well here. You should like working with both hands and be willing to check a
      connection twice before you switch on.`,
    careers:
      'Electrical technician; Wireman or licensed supervisor after the state examination; Motor winding technician; Solar plant installer; Substation assistant; Maintenance technician in a factory; Electric vehicle charger technician; Electrical contractor',
    papers: [
      'Electrical Safety and First Aid; Basic Electrical Engineering; Applied Physics; Mathematics for Technicians; Wiring Practice; Engineering Drawing; Workshop Technology; English and Hindi Communication',
      'Direct Current Machines and Transformers; Electrical Measurements; Circuit Theory; Analog Electronics; House and Factory Wiring; Electrical Materials; Computer-aided Electrical Drawing; Environmental Studies',
      'Alternating Current Machines; Switchgear and Protection; Power Generation and Distribution; Power Electronics and Drives; Solar Power Practice; Charging of Electric Vehicles; Estimating and Energy Audit; Eight-week Training and Project',
    ],
  },
  DEC: {
    about: prose`
      From the doorbell to the mobile tower, somebody has to build, test and mend the electronics. You begin at the
      soldering bench and make a power supply that you use for the next three years. If it hums, you find out why.

      Later you design printed circuit boards on the computer, etch and drill them, place parts as small as a grain of
      rice, and write programs for the small processors that sit on them. A favourite exercise of the second year:
      each student gets a broken radio, lamp or charger and has two afternoons to write down what is wrong before
      repairing it. Antennas, optical cables and television signals are studied on trainers made in the department.
      The diploma ends with a device of your own, boxed and labelled, which must run for seventy-two hours at the
      exhibition without help.

      If you have opened a toy to see what is inside, and perhaps even closed it again, this could be your programme.`,
    careers:
      'Electronics technician; Circuit board assembler and inspector; Service engineer for medical or office devices; Embedded systems assistant; Telecom field technician; Security system installer; Test technician in manufacturing',
    papers: [
      'Electronic Components and Soldering; Basic Electricity; Physics of Semiconductors; Applied Mathematics; Electronic Workshop; Digital Circuits I; Drawing for Electronics; Communication Skills',
      'Analog Circuits; Digital Circuits II; Electronic Measurements; Microcontrollers; Printed Circuit Board Design; Signals and Communication; Fault Finding Practice; Environmental Studies',
      'Embedded Systems with C; Optical and Mobile Communication; Power Electronics; Sensors and Internet of Things; Consumer and Medical Electronics; Quality and Surface-mount Assembly; Industrial Training; Project: A Working Device',
    ],
  },
  BECE: {
    about: prose`
      Signals are everywhere: a heartbeat, a voice, light in a glass fibre, the faint answer of a satellite. This
      degree teaches you to catch them, clean them, send them and build the circuits that do so. It begins with strong
      basics in mathematics, physics and circuit theory and ends close to the chips and antennas of today.

      For every theory paper there is a laboratory in which the sum is checked with an oscilloscope, and the
      difference has to be explained. Students wind an antenna and receive weather pictures with it from a passing
      satellite; they describe a processor in a hardware language and see it come alive on a programmable board. The
      fifth and sixth semesters let you lean towards chip design, communication or embedded systems. Vacation work in
      a calibration laboratory, a broadcasting station or a factory is arranged in small groups.

      Expect hard mathematics in the first two years. A tutorial on Tuesday and Thursday evenings, led by older
      students, helps those who fall behind.`,
    careers:
      'Electronics design engineer; Chip verification engineer; Embedded systems engineer; Radio and antenna engineer; Telecommunication network engineer; Test and calibration engineer; Medical electronics engineer; Researcher after further study',
    subjects: 'Physics; Mathematics; English',
    note: 'The third subject is Chemistry, Computer Science, Electronics or a technical vocational subject.',
    papers: [
      'Engineering Mathematics: Calculus; Engineering Mathematics: Matrices and Transforms; Semiconductor Physics; Circuit Theory; Programming in C; Electronic Workshop Practice; English for Engineers; Engineering Graphics',
      'Signals and Systems; Electronic Devices and Circuits; Digital Design; Electromagnetic Fields; Network Analysis; Measurements and Instruments; Probability and Random Signals; Environmental Studies',
      'Analog and Digital Communication; Microprocessors and Microcontrollers; Digital Signal Processing; Control Systems; Antennas and Waves; Integrated Circuit Design; Hardware Description Laboratory',
      'Wireless and Mobile Networks; Optical Communication; Embedded System Design; Engineering Economics and Ethics; Elective: Radar, Biomedical Signals or Chip Testing; Industry Training; Major Project',
    ],
  },
  PGSD: {
    about: prose`
      In one year you follow a chip from an idea to a packaged part. During the first semester you design: a small
      analog block and a small digital one, simulated, laid out as coloured shapes a few millionths of a metre wide,
      and checked by the rules that a foundry would apply. During the second semester you enter the teaching clean
      room in a white suit and learn the steps of making: oxidation, photoresist, exposure, etching, metal, test.

      Groups are of five, because the clean room holds no more. Each keeps a run sheet on which every minute and every
      temperature is noted, so that a bad wafer can be explained. Test structures are measured under the probe
      station, and the curves are compared with what the simulation promised. Visits show the larger world of assembly
      and packaging plants. A thesis of ten weeks closes the year, with industry or in the laboratory.

      It is made for graduates in electronics, physics, materials or a related engineering branch who want a narrow
      and deep year.`,
    careers:
      'Physical design engineer; Layout engineer; Verification engineer; Clean room process technician; Test and characterisation engineer; Yield analyst; Packaging and assembly engineer',
    qualification: 'A bachelor’s degree in science with physics or electronics, or in a related branch of engineering',
    papers: [
      'Physics of Semiconductor Devices; Digital Chip Design and Verification; Analog Circuit Design and Layout; Fabrication Processes; Clean Room Practice; Testing and Packaging; Yield, Quality and Safety; Thesis in Design or Fabrication',
    ],
  },
};
