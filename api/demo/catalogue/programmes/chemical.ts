import { prose } from '../prose';
import type { ProgrammeTexts } from './shape';

export const chemical: ProgrammeTexts = {
  DCH: {
    about: prose`
      Soap, paint, sugar, fertiliser and clean drinking water are made in plants full of pipes, tanks and towers. As a
      chemical technician you know what goes on inside them. You begin with glassware and a balance, then move to
      pilot equipment as tall as a room: a column that parts alcohol from water, a dryer, a filter press, a heat
      exchanger.

      Work is done in shifts of six, as in industry. One reads the gauges every ten minutes, one keeps the log, one is
      responsible for safety and may stop the run at any time. In the evening the group works out where every kilogram
      and every unit of heat has gone; if the sum does not close, the run is repeated. You make a batch of soap and
      sell it at the campus fair, with the cost printed on the wrapper. The treatment of waste water and gas runs
      through all three years.

      Chemistry should not frighten you, and you should be somebody on whom others can rely.`,
    careers:
      'Chemical plant operator; Process control room assistant; Quality control chemist’s assistant; Effluent treatment plant operator; Safety assistant; Soap, paint or dye production supervisor; Technical sales assistant',
    papers: [
      'Applied Chemistry; Chemical Calculations; Laboratory Practice and Safety; Mathematics for Process Technicians; Applied Physics; Engineering Drawing; Workshop Practice with Pipes; English Communication',
      'Fluid Flow; Heat Transfer; Mechanical Operations; Organic and Industrial Chemistry; Process Instruments; Material and Energy Balances; Plant Utilities; Environmental Studies',
      'Mass Transfer; Chemical Reaction Engineering; Process Control; Process Safety and Hazards; Pollution Control; Plant Economics; Pilot Plant Operation; Training and Project: Soap, Paint or Water',
    ],
  },
  DPC: {
    about: prose`
      Crude oil and natural gas become fuel, plastics, detergents and medicine by a long chain of steps. This diploma
      takes you along that chain. In the laboratory you distil a sample of oil and cut it into fractions, test diesel
      for the temperature at which it catches fire, and measure how thick a lubricant is on a winter morning and in
      June.

      A model refinery on the computer lets you start, run and, without danger, wreck a plant; the morning after, you
      explain to the class what happened. Safety takes more room than in most programmes: permits, gas tests, fire
      drill, rescue with a harness. Because the world wants to burn less oil, one paper in each year looks at what
      comes next, from biodiesel made of used frying oil to plastics that go back into the cracker. The department’s
      stills have been collecting canteen oil since their first day.

      You must be able to work by the rules exactly, in shifts and in all weather, and to ask when you are unsure.`,
    careers:
      'Refinery field operator; Petroleum testing laboratory technician; Gas distribution technician; Terminal and depot supervisor; Lubricant blending technician; Fire and safety assistant; Biodiesel plant operator',
    papers: [
      'Chemistry of Hydrocarbons; Applied Mathematics for Chemistry; Physics of Heat and Gases; Safety, Fire and First Aid; Drawing of Vessels and Piping; Fitting Practice; New Energy I: Biofuels; Communication Skills',
      'Petroleum Testing; Crude Distillation; Fluid Flow and Pumps; Heat Exchangers and Furnaces; Instruments for Refineries; Corrosion and Materials; New Energy II: Gas and Hydrogen; Environmental Studies',
      'Cracking and Reforming; Petrochemical Products; Storage, Pipelines and Dispatch; Plant Simulation; Hazard Studies and Permits; New Energy III: Recycling of Plastics; Plant Training; Project: A Product from Oil',
    ],
  },
  DPT: {
    about: prose`
      A bucket, a shoe sole, a car bumper and an artificial heart valve are all polymers: long molecules that can be
      melted, stretched, foamed and moulded. Here you learn which of them to choose and how to shape it. You will
      smell, burn and bend dozens of samples until you know nylon from polyester without a label.

      The processing hall has injection, blow and film machines, a small rubber mill and a compression press, all of
      them run by students from the first year on. You set temperature and pressure, look at the part, and change one
      thing at a time; a notebook of bad parts is worth as much as a tray of good ones. Testing is a subject of its
      own, with machines that pull, hit, freeze and age. And because plastic waste is our problem too, each batch
      takes the plastic thrown away on the campus in one month, sorts it, washes it, and makes something useful of it.

      A programme for those who like chemistry that can be held in the hand.`,
    careers:
      'Plastics processing technician; Rubber compounding technician; Mould trial technician; Polymer testing laboratory assistant; Quality controller; Recycling plant supervisor; Product development assistant; Owner of a moulding unit',
    papers: [
      'Polymer Chemistry I; Plastics in Daily Life: Identification; Applied Mathematics for Materials; Physics of Materials; Workshop Practice and Machine Safety; Drawing of Moulded Parts; Communication and Computer Skills',
      'Polymer Chemistry II; Injection and Blow Moulding; Extrusion and Film; Rubber Technology; Polymer Testing; Additives and Compounding; Electrical and Hydraulic Systems of Machines; Environmental Studies',
      'Mould Basics; Fibre Composites; Product Design in Plastics; Recycling and Waste Sorting; Quality Tools; Biopolymers; Training in a Moulding or Rubber Unit; Project: From Waste to Product',
    ],
  },
};
