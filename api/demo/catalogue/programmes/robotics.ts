import { prose } from '../prose';
import type { ProgrammeTexts } from './shape';

export const robotics: ProgrammeTexts = {
  DRA: {
    about: prose`
      Robots are made of metal, motors, wires and programs, and you get your hands on all four. The first year is
      honest workshop: filing, drilling, bending sheet, soldering, and a line-following cart built from nothing but a
      box of parts. The cart races decide nothing about your marks, yet nobody misses them.

      In the second year you meet the machines of industry. You fill cylinders with air and make them lift and turn;
      you write the ladder programs by which a bottle line counts, stops and starts; you teach a six-joint arm to
      stack boxes without knocking over the one beside it. Safety fences, emergency stops and the habit of walking
      around the machine before starting it are trained until they are automatic. For the last project, groups make an
      old machine of the campus work by itself, for instance a hacksaw that feeds its own bar.

      Class X students who like both mechanics and computers, and cannot decide between them, need not decide here.`,
    careers:
      'Robot operator and programmer; Automation technician; Programmable controller technician; Maintenance technician for packaging lines; Pneumatics and hydraulics fitter; Drone service assistant; Laboratory technician in a training centre',
    papers: [
      'Engineering Drawing for Machines; Fitting and Sheet Metal Practice; Basic Electricity and Electronics; Mathematics for Motion; Programming for Beginners; Applied Physics; Line-follower Project; Communication Skills',
      'Sensors and Actuators; Pneumatics and Hydraulics; Programmable Logic Controllers I; Machine Elements; Microcontroller Practice; Electric Motors and Drives; Computer-aided Design; Environmental Studies',
      'Industrial Robot Programming; Programmable Logic Controllers II and Screens; Machine Vision Basics; Maintenance and Safety of Cells; 3D Printing and Rapid Tools; Factory Training; Project: Automate an Old Machine',
    ],
  },
  BRA: {
    about: prose`
      This degree goes from the mathematics of moving bodies to machines that find their own way. You learn why an arm
      with six joints can reach a point in eight different postures, how a wheeled robot guesses where it is from poor
      sensors, and what keeps a flying one from falling. Every formula returns in the laboratory as something that
      moves, or fails to move.

      There are two robot halls on the campus, one with industrial arms behind fences and one with a soft floor for
      mobile robots. Third-year students form teams across specialities and build one machine for a user: a weeder for
      a nursery, a trolley that follows a nurse, a gripper for a person with one hand. The user is on the jury. Beside
      mechanics, control and programming you take papers on cost, standards and the effect of automation on workers,
      since somebody has to think of them before the machine arrives.

      Apply if you like physics as much as coding. A small project of your own, however simple, is the best
      preparation.`,
    careers:
      'Robotics engineer; Control systems engineer; Automation project engineer; Machine vision engineer; Drone systems developer; Mechatronics designer; Simulation engineer; Maker of assistive devices',
    subjects: 'Physics; Mathematics; English',
    note: 'The third subject is Chemistry, Computer Science, Electronics or a technical vocational subject.',
    papers: [
      'Mathematics for Robotics I; Mechanics of Rigid Bodies; Programming in C and Python; Electric Circuits; Machine Drawing; Workshop and Fabrication Laboratory; Technical English',
      'Mathematics for Robotics II; Kinematics of Mechanisms; Electronics and Interfaces; Strength of Materials; Signals and Sensors; Object-oriented Programming; Manufacturing Processes; Environmental Studies',
      'Robot Kinematics and Dynamics; Control Engineering; Industrial Automation; Machine Vision; Electric Drives; Mobile Robot Navigation; Team Project: A Machine for a User',
      'Learning in Robotics; Flying Robots; Human-robot Safety and Standards; Automation, Work and Society; Elective: Farm Robots or Assistive Devices; Industry Semester; Major Project',
    ],
  },
};
