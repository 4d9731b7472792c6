/**
 * What each department teaches and studies. `research` lists topics of its faculty; `courses` run from first to
 * last year and stand only where the department has a programme of its own.
 */
const SUBJECTS: Record<string, { research: string; courses?: string }> = {
  Architecture: {
    research:
      'passive cooling; low-cost housing; building information modelling; conservation of old buildings; barrier-free design',
    courses:
      'Architectural Drawing; Building Materials; Structures; History of Built Form; Climate and Buildings; Building Services; Working Drawings; Estimating and Costing; Town Planning; Professional Practice',
  },
  'Civil Engineering': {
    research: 'recycled aggregates; green concrete; urban drainage; soil stabilisation; traffic safety',
    courses:
      'Engineering Mechanics; Surveying; Strength of Materials; Concrete Technology; Soil Mechanics; Hydraulics; Structural Design; Highway Engineering; Construction Management; Green Buildings',
  },
  'Interior Design': {
    research: 'ergonomic furniture; lighting for small homes; reuse of materials; acoustic design; retail interiors',
    courses:
      'Design Drawing; Colour and Form; Interior Materials; Furniture Design; Lighting and Acoustics; Residential Studio; Computer-aided Drafting; Retail and Office Studio; Costing and Contracts; Portfolio Studio',
  },
  'Fashion Design': {
    research: 'handloom revival; zero-waste pattern cutting; natural dyes; sizing for Indian bodies; garment reuse',
    courses:
      'Fashion Illustration; Textile Science; Pattern Making; Garment Construction; Draping; Surface Ornamentation; Fashion CAD; Apparel Merchandising; Sustainable Fashion; Graduate Collection',
  },
  'Digital Media Design': {
    research:
      'accessible interfaces; Indian scripts on screens; motion graphics; game design for learning; visual storytelling',
    courses:
      'Visual Language; Typography; Digital Photography; Illustration; Motion Graphics; Interface Design; Sound and Video; 3D Modelling; Web Publishing; Portfolio Studio',
  },
  'Jewellery Design': {
    research: 'lost-wax casting; gem identification; 3D printed moulds; craft clusters; hallmarking',
  },
  'Fine Arts': {
    research: 'folk and tribal art; printmaking; public art; pigments and conservation; art education',
    courses:
      'Drawing; Painting; Clay Modelling; Printmaking; History of Indian Art; Composition; Sculpture; Aesthetics; Mural and Public Art; Degree Exhibition',
  },
  'Computer Engineering': {
    research: 'operating systems; edge computing; software testing; compilers; energy-aware scheduling',
    courses:
      'Programming in C; Digital Electronics; Data Structures; Object-Oriented Programming; Computer Organisation; Operating Systems; Database Systems; Computer Networks; Software Engineering; AI Tools',
  },
  'Computer Science and Applications': {
    research: 'web performance; database tuning; Indian-language software; cloud cost control; open data',
    courses:
      'Programming in Python; Discrete Mathematics; Web Technologies; Data Structures; Database Systems; Operating Systems; Mobile Applications; Cloud Computing; Information Security; Software Project Management',
  },
  'Artificial Intelligence and Machine Learning': {
    research:
      'speech in Indian languages; fairness in machine learning; computer vision for inspection; small models; explainable AI',
    courses:
      'Programming in Python; Linear Algebra; Probability and Statistics; Data Structures; Machine Learning; Deep Learning; Natural Language Processing; Computer Vision; AI Ethics; Model Deployment',
  },
  'Data Science and Analytics': {
    research: 'forecasting demand; official statistics; data visualisation; recommender systems; survey methods',
    courses:
      'Statistics; Programming in Python; Data Management; Data Visualisation; Regression Methods; Machine Learning; Business Analytics; Big Data Systems; Digital Marketing; Data Ethics',
  },
  'Networking and Security': {
    research: 'intrusion detection; secure routing; digital forensics; industrial networks; zero-trust design',
    courses:
      'Computer Networks; Linux Administration; Routing and Switching; Cryptography; Network Security; Wireless Networks; Ethical Hacking; Digital Forensics; Cloud Security; Security Operations',
  },
  'Library and Information Science': {
    research: 'digital libraries; Koha customisation; metadata; reading habits; open access',
  },
  'Electrical Engineering': {
    research: 'rooftop solar; battery management; motor efficiency; smart meters; electric-vehicle charging',
    courses:
      'Basic Electrical Engineering; Circuit Analysis; Electrical Machines; Electrical Measurements; Power Systems; Power Electronics; Switchgear and Protection; Renewable Energy; Electric Vehicles; Energy Auditing',
  },
  'Electronics and Communication Engineering': {
    research: 'chip design; antennas; embedded systems; low-power sensors; signal processing',
    courses:
      'Electronic Devices; Digital Circuits; Signals and Systems; Analog Circuits; Microcontrollers; Communication Systems; VLSI Design; Embedded Systems; Wireless Communication; Semiconductor Fabrication',
  },
  'Robotics and Automation': {
    research: 'collaborative robots; machine vision; agricultural robots; PLC training rigs; assistive devices',
    courses:
      'Engineering Drawing; Sensors and Actuators; Kinematics; Control Systems; PLC Programming; Hydraulics and Pneumatics; Industrial Robotics; Machine Vision; Mobile Robots; Automation Project',
  },
  'Mechanical Engineering': {
    research: 'additive manufacturing; heat recovery; tribology; vibration analysis; machining of hard alloys',
    courses:
      'Engineering Drawing; Workshop Technology; Thermodynamics; Strength of Materials; Manufacturing Processes; Fluid Machines; Machine Design; Heat Transfer; CNC Machining; Industrial Engineering',
  },
  'Automobile Engineering': {
    research: 'electric two-wheelers; retrofit kits; vehicle diagnostics; road safety; alternative fuels',
    courses:
      'Automobile Drawing; Engines; Auto Electricals; Vehicle Body; Transmission; Chassis and Suspension; Engine Diagnostics; Electric Vehicles; Garage Management; Road Safety',
  },
  'Tool and Production Engineering': {
    research: 'press tools; injection moulds; tool wear; jigs and fixtures; precision measurement',
    courses:
      'Engineering Drawing; Bench Work; Metrology; Turning and Milling; Press Tools; Mould Design; Jigs and Fixtures; CNC Programming; Tool Heat Treatment; Die Manufacturing; Production Planning; Tool Room Management',
  },
  'Printing and Packaging Technology': {
    research: 'food-safe inks; corrugated board; colour management; smart labels; recyclable packaging',
  },
  'Chemical Engineering': {
    research: 'effluent treatment; membrane separation; process safety; biofuels; reactor modelling',
    courses:
      'Chemical Calculations; Fluid Flow; Mechanical Operations; Heat Transfer; Mass Transfer; Reaction Engineering; Process Instrumentation; Process Safety; Plant Utilities; Pollution Control',
  },
  Petrochemicals: {
    research: 'catalyst recovery; refinery safety; lubricants; polymers from waste; process simulation',
  },
  'Polymer Science and Technology': {
    research: 'plastic recycling; rubber compounding; biodegradable films; composites; polymer testing',
    courses:
      'Polymer Chemistry; Polymer Materials; Rubber Technology; Plastics Processing; Mould Basics; Polymer Testing; Composites; Product Design; Recycling of Plastics; Quality Control',
  },
  'Business Administration': {
    research: 'small-firm finance; consumer behaviour; family business; service quality; rural markets',
  },
  'Banking, Financial Services and Insurance': {
    research: 'micro-insurance; digital payments; credit scoring; financial literacy; bank risk',
    courses:
      'Principles of Banking; Financial Accounting; Business Economics; Insurance Basics; Retail Banking; Mutual Funds; Credit Analysis; Risk Management; Digital Banking; Financial Regulation',
  },
  'Retail Management': {
    research: 'neighbourhood stores; omnichannel retail; shelf planning; store energy use; customer loyalty',
    courses:
      'Retail Basics; Customer Service; Store Operations; Visual Merchandising; Retail Accounting; Buying and Inventory; Retail Marketing; E-Retailing; Mall Management; Retail Analytics',
  },
  'Supply Chain Management': {
    research: 'last-mile delivery; cold chains; warehouse safety; route planning; inventory models',
    courses:
      'Logistics Basics; Warehouse Operations; Inventory Control; Transport Management; Procurement; Supply Chain Analytics; Export Documentation; Cold Chain; Lean Operations; Supply Chain Strategy',
  },
  'E-Commerce': { research: 'platform sellers; online trust; product search; returns; small-town shoppers' },
  'Office Management': {
    research: 'records management; AI tools in offices; workplace ergonomics; digital signatures; meeting practice',
    courses:
      'Office Practice; Business Communication; Spreadsheets; Records Management; Office Accounting; AI Tools for Offices; Human Resources; Secretarial Practice; Event Coordination; Office Automation',
  },
  'International Business Management': {
    research: 'export clusters; trade finance; tariffs; cross-cultural teams; trade in services',
    courses:
      'International Economics; Global Marketing; Trade Finance; Export Procedures; International Logistics; Cross-cultural Management; Foreign Exchange; Strategy',
  },
  'Business Process Management': {
    research: 'process mining; service quality; customer support; automation of routine work; shift work',
    courses:
      'Process Basics; Voice and Accent; Customer Support; Finance and Accounts Processes; Quality Tools; Process Automation; Workforce Planning; Process Analytics; Service Contracts; Process Improvement',
  },
  'Innovation and Entrepreneurship': {
    research: 'student start-ups; women entrepreneurs; incubation; social enterprise; patents for crafts',
    courses:
      'Idea to Prototype; Market Research; Costing and Pricing; Business Law; Digital Selling; Venture Finance; Operations; Growth and Scale; Intellectual Property; Venture Studio',
  },
  'Medical Laboratory Sciences': {
    research: 'point-of-care tests; antimicrobial resistance; anaemia screening; laboratory quality; sample transport',
    courses:
      'Anatomy and Physiology; Biochemistry; Haematology; Microbiology; Clinical Pathology; Histology; Immunology; Blood Banking; Laboratory Quality; Molecular Diagnostics',
  },
  'Pharmaceutical Sciences': {
    research: 'herbal formulations; drug stability; pharmacy practice; adverse-event reporting; generic medicines',
    courses:
      'Pharmaceutics; Pharmaceutical Chemistry; Pharmacognosy; Human Anatomy and Physiology; Social Pharmacy; Pharmacology; Community Pharmacy; Hospital and Clinical Pharmacy; Pharmacy Law and Ethics',
  },
  'Optometry and Vision Science': {
    research: 'school eye screening; low-vision aids; myopia; contact lenses; tele-optometry',
  },
  'Rehabilitation Science': {
    research: 'prosthetics; assistive technology; sign language; early intervention; workplace inclusion',
  },
  'Hotel Management': {
    research: 'regional cuisines; hotel energy use; guest experience; homestays; food waste',
    courses:
      'Front Office; Housekeeping; Food Production; Food and Beverage Service; Hygiene and Safety; Accommodation Management; Hotel Accounting; Bakery; Revenue Management; Hotel Project',
  },
  'Food Production': {
    research: 'millets; food safety; bakery shelf life; street food hygiene; traditional fermentation',
  },
  'Facility Management': {
    research: 'energy audits; water reuse; fire safety; maintenance planning; indoor air quality',
    courses:
      'Building Systems; Housekeeping Operations; Electrical Maintenance; Plumbing and Water; Fire and Safety; Energy Management; Vendor Contracts; Space Planning; Maintenance Software; Facility Audit',
  },
  'Beauty and Wellness': {
    research: 'skin care for Indian skin; herbal cosmetics; salon hygiene; wellness tourism; hair science',
    courses:
      'Skin Science; Hygiene and Safety; Hair Care; Make-up; Spa Therapies; Cosmetic Chemistry; Nutrition; Salon Management; Ayurveda Basics; Salon Project',
  },
  'Event Management': { research: 'crowd safety; green events; sponsorship; festival economies; hybrid events' },
  Physics: { research: 'thin films; photovoltaics; laser optics; physics education; medical imaging' },
  Chemistry: { research: 'green synthesis; water purification; corrosion; sensors; natural products' },
  Mathematics: { research: 'optimisation; graph theory; mathematical modelling; statistics; coding theory' },
  'Life Sciences': {
    research: 'plant tissue culture; microbial enzymes; urban biodiversity; genetics; biofertilisers',
  },
  'Quantum Technologies': {
    research:
      'quantum key distribution; quantum algorithms; superconducting circuits; quantum sensing; error correction',
    courses:
      'Quantum Mechanics; Linear Algebra for Quantum Computing; Quantum Algorithms; Quantum Communication; Quantum Hardware; Cryogenics and Control; Quantum Error Correction; Quantum Sensing',
  },
  Nanotechnology: { research: 'nanocoatings; drug delivery; carbon materials; nano-sensors; water filters' },
  'Environmental and Sustainability Science': {
    research: 'air quality in Delhi; waste segregation; Yamuna water quality; carbon accounting; urban heat',
    courses:
      'Ecology; Environmental Chemistry; Air and Water Quality; Waste Management; Field Methods; Remote Sensing; Climate Science; Environmental Law; Carbon Accounting; Sustainability Reporting',
  },
  English: { research: 'English for work; Indian writing; academic writing; spoken English; translation' },
  Spanish: { research: 'Spanish for tourism; Latin American writing; translation; language testing; phonetics' },
  French: { research: 'French for hospitality; francophone writing; translation; language teaching; interpreting' },
  German: { research: 'German for engineers; translation; language testing; exchange programmes; technical writing' },
};

const split = (list: string) => list.split('; ');

/** Topics that the faculty of a department work on. */
export function researchOf(department: string): string[] {
  return split(SUBJECTS[department]?.research ?? 'skill education');
}

/** Course titles of a department from first to last year; none where it has no programme. */
export function coursesOf(department: string): string[] {
  const { courses } = SUBJECTS[department] ?? {};
  return courses ? split(courses) : [];
}
