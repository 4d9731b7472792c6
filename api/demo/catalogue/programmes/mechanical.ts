import { prose } from '../prose';
import type { ProgrammeTexts } from './shape';

export const mechanical: ProgrammeTexts = {
  DME: {
    about: prose`
      Give a mechanical engineer a noise, a leak or a broken part, and the work begins. You start with a piece of mild
      steel and a file, and you are done when a try square shows no light under it. Lathe, milling machine, welding
      torch and foundry follow, one after another, until you can make a simple machine vice from the drawing to the
      last screw.

      In the laboratories you burn fuel and measure what comes out as work, pull steel bars until they tear, and see
      the flow in pumps through a window of glass. Two afternoons a week belong to drawing, first on paper and then in
      three dimensions on the screen. Students of the third year look after the machines of the workshop themselves:
      each pair has one to clean, oil and repair, with a logbook that is checked. The training in a factory lasts
      eight weeks.

      You need no special talent, only good sense, an interest in how things are made, and the will to measure
      exactly.`,
    careers:
      'Machine shop supervisor; Maintenance technician; Production planner’s assistant; Quality inspector; Design draughtsperson; Refrigeration and air conditioning technician; Computer-controlled machine operator; Small workshop owner',
    papers: [
      'Fitting, Welding and Foundry Practice; Engineering Drawing; Applied Mechanics; Mathematics I and II; Applied Physics; Engineering Materials; Computer Basics; Communication in English and Hindi',
      'Strength of Materials; Thermal Engineering; Manufacturing Technology; Machine Drawing; Fluid Mechanics and Pumps; Metrology; Electrical Technology for Mechanics; Environmental Studies',
      'Machine Design; Computer-controlled Machining; Refrigeration and Air Conditioning; Industrial Management; Maintenance of Machines; Automobile Basics; Eight Weeks in a Factory; Project: Build a Machine',
    ],
  },
  BME: {
    about: prose`
      Mechanical engineering asks how forces, heat and motion can be put to use, from the hinge of a door to the
      turbine of a power station. You study the sciences behind it thoroughly and keep one foot in the workshop all
      the way, for an engineer who has never spoilt a workpiece draws parts that nobody can make.

      Each semester has a build: a bridge of spaghetti that is loaded until it breaks, a water rocket, a gear box, a
      solar cooker, a small wind wheel tested in the tunnel of the campus. You calculate first, build second, and
      explain the gap third. Simulation programs come in the third year, when you are able to doubt them. Electives
      take you towards manufacturing, energy or design. The last semester may be spent in a plant, where you solve one
      problem chosen together with the people who work there.

      Good marks in physics help. So does a bicycle that you have repaired yourself.`,
    careers:
      'Design engineer; Production engineer; Energy systems engineer; Quality engineer; Maintenance engineer; Simulation analyst; Technical sales engineer; Entrepreneur in manufacturing',
    subjects: 'Physics; Mathematics; English',
    note: 'The third subject is Chemistry, Computer Science or a technical vocational subject.',
    papers: [
      'Engineering Mathematics A; Engineering Physics; Engineering Chemistry of Materials; Statics and Dynamics; Engineering Graphics; Workshop Practice; Programming for Engineers; Technical Communication',
      'Thermodynamics; Mechanics of Solids; Fluid Mechanics; Materials and Heat Treatment; Kinematics of Machines; Manufacturing Processes I; Measurement and Metrology; Environmental Studies',
      'Heat and Mass Transfer; Design of Machine Elements; Turbo Machines; Dynamics of Machinery; Manufacturing Processes II; Finite Elements; Operations Research; Build Studio: Gear Box',
      'Energy Conversion and Renewables; Additive Manufacturing; Mechatronics; Industrial Safety and Ethics; Elective: Vehicle Engineering or Air Conditioning Design; Plant Semester; Major Project',
    ],
  },
  DAE: {
    about: prose`
      A scooter, a bus and a tractor have more in common than you think, and you will have all three in pieces. The
      first engine that you open is a single-cylinder one: you take it down to the last ring, measure every part for
      wear, put it together, and it must start at the third kick. Brakes, steering, gear boxes and vehicle electrics
      come next.

      Half of the vehicles in the garage run on batteries today. You learn to switch off a high-voltage system safely,
      to test a battery cell by cell, and to convert a three-wheeler under supervision. Diagnosis is trained like a
      detective’s work: listen, ask the driver, read the codes, test, and only then open. On Saturdays the training
      garage serves staff and students at the cost of the spare parts, so you also learn to explain a bill to a
      customer.

      For young people who like engines and roads. Greasy hands are certain, and everyone here learns to drive with
      care.`,
    careers:
      'Automobile service technician; Electric vehicle technician; Vehicle diagnostics technician; Service adviser in a garage; Vehicle insurance surveyor’s assistant; Fleet maintenance supervisor; Spare parts manager; Garage owner',
    papers: [
      'Automobile Workshop Practice; Petrol and Diesel Engines; Applied Mechanics for Vehicles; Vehicle Drawing; Mathematics for Technicians A; Physics and Chemistry of Fuels; Road Safety and First Aid; English for the Garage',
      'Transmission Systems; Chassis, Brakes and Steering; Auto Electricals; Engine Overhaul Practice; Two- and Three-wheelers; Vehicle Body and Painting; Heat Engines; Environmental Studies',
      'Electric Vehicles and Batteries; Engine Management and Diagnostics; Tractors and Heavy Vehicles; Garage Management and Customer Service; Motor Vehicle Law; Alternative Fuels; Industrial Training; Project: Convert or Restore a Vehicle',
    ],
  },
  DPE: {
    about: prose`
      Precision means that two parts made in two cities fit together on the first try. In this small programme of
      forty students you learn to work within a hundredth of a millimetre, and to prove it. The measuring room is kept
      at twenty degrees in every season; before entering it, you wait until your workpiece has the same temperature.

      Grinding, lapping, wire cutting and five-axis milling are the main skills, beside the older ones of the bench.
      You make gauges, measuring blocks, mounts for lenses and the parts of a small clock, and exchange them with
      classmates who check them and may send them back. Statistics is taught with real parts from the tray: how does
      one know from twenty pieces that the next thousand will be good? In the last year each student writes the
      control plan of a product and defends it before an inspector from outside.

      It suits quiet, exact people who take pleasure in a surface like a mirror. Good eyesight, with or without
      glasses, makes the work easier.`,
    careers:
      'Precision machinist; Metrology technician; Calibration laboratory assistant; Quality control inspector; Grinding and finishing specialist; Five-axis machine programmer; Gauge maker; Medical instrument maker',
    papers: [
      'Bench Work and Hand Tools; Precision Drawing and Tolerances; Applied Mathematics with Trigonometry; Materials Science; Turning and Milling I; Physics of Measurement; Clean and Safe Work; Communication for Technicians',
      'Turning and Milling II; Grinding and Lapping; Dimensional Metrology; Computer-aided Design and Manufacture; Heat Treatment; Statistics for Quality; Electrical and Pneumatic Controls; Environmental Studies',
      'Five-axis Machining; Wire and Spark Erosion; Coordinate Measuring Machines; Calibration and Standards; Precision Assembly; Control Plans and Audits; Industrial Training; Project: A Gauge or Instrument',
    ],
  },
  DTD: {
    about: prose`
      Every plastic chair, steel plate and bottle cap has come out of a tool that somebody made. A toolmaker’s work is
      never the same twice, and it takes four years to learn. The first is spent on the basics of metal: file, saw,
      drill, lathe, milling machine, with pieces that are measured and marked one by one.

      In the second and third years you design and make your first press tool, a cutting die that punches a washer,
      and your first injection mould, from which you take home a hundred combs. You learn how steel is hardened
      without cracking, how molten plastic flows, and how to read on the finished part what is wrong in the tool. The
      whole fourth year is production: mornings in the tool room of the campus or of a factory, on paid orders with a
      date of delivery, and two afternoons of classes a week in planning, costing and automation.

      It is a demanding training with long practical hours, meant for those who want to master one craft fully.`,
    careers:
      'Tool and die maker; Mould maker; Tool designer; Die maintenance technician; Computer-controlled machine programmer; Tool room supervisor; Plastics part developer; Owner of a tool room',
    papers: [
      'Basic Bench Work; Engineering Drawing I; Turning Practice; Mathematics for Toolmakers I; Engineering Materials and Steel; Measuring Tools; Workplace Safety; English and Computer Skills',
      'Milling and Grinding Practice; Engineering Drawing II; Press Tool Theory; Cutting Die Project; Heat Treatment of Tool Steel; Strength of Materials; Mathematics for Toolmakers II; Environmental Studies',
      'Injection Mould Design; Mould Making Project; Spark Erosion and Wire Cutting; Jigs and Fixtures; Computer-controlled Programming; Plastics and Their Flow; Hydraulics and Pneumatics; Tool Costing',
      'Tool Room Production I; Tool Room Production II; Progressive Dies and Die Casting; Tool Maintenance and Repair; Production Planning; Automation in the Tool Room; Final Project: A Tool for an Order',
    ],
  },
  DPR: {
    about: prose`
      Ink on paper is an old trade with new machines. You learn both: setting a line of lead type by hand in the first
      month, and running a four-colour offset press, a digital press and a screen-printing table by the end. Between
      them lies everything that makes print good or bad, such as paper that stretches in the monsoon, blue that is not
      the same blue on Tuesday, or a fold that cracks.

      The department works as a small press. It prints the University’s question papers under lock and key, the
      convocation cards, posters and labels, and each student passes through pre-press, press room, bindery and
      dispatch. Packaging has grown into the largest part of the third year: boxes are designed, cut on a plotter,
      filled, dropped from a table and designed again. You also learn to mix inks that are safe near food and to send
      waste where it belongs.

      Choose it if you have a good eye for colour and like machines that hum.`,
    careers:
      'Offset press operator; Pre-press technician; Digital print operator; Packaging designer’s assistant; Colour quality controller; Binding and finishing supervisor; Label printing technician; Print shop owner',
    note: 'Colour vision is tested on joining, so that you can choose your field in the press well.',
    papers: [
      'History and Processes of Printing; Typesetting in Hindi and English; Paper, Board and Ink; Applied Science for Printers; Print Drawing and Layout; Screen Printing Practice; Mathematics for Printers; Communication Skills',
      'Offset Printing I; Pre-press and Plate Making; Colour Measurement; Digital Printing; Binding and Finishing; Printing Machines and Maintenance; Graphic Software Practice; Environmental Studies',
      'Offset Printing II; Flexography and Gravure; Packaging Materials and Box Design; Food-safe Inks and Waste; Costing and Estimating of Print; Security Printing; Press Training; Project: From Order to Dispatch',
    ],
  },
};
