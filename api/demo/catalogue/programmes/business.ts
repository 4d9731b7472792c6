import { prose } from '../prose';
import type { ProgrammeTexts } from './shape';

export const business: ProgrammeTexts = {
  BSBF: {
    about: prose`
      Money that is kept, lent, moved and insured: that is the subject. You learn how a bank decides whom to lend to,
      what an insurance policy really promises, how shares and mutual funds work, and why small print is small. A
      training branch on the campus has a counter, a vault door and software like that of a bank. You take turns as
      cashier, loan officer, customer and auditor, and at four o’clock the cash has to tally.

      Accounting comes first and stays with you. After it follow law, economics, risk, and the digital side, from
      payment by phone to fraud by phone. In the second year every student helps ten people of the neighbourhood to
      read a bank form, a premium receipt or a loan agreement; their questions become the material of the class. There
      is an internship of one semester in the third or fourth year.

      It is right for people who are exact with figures, polite at a counter and hard to hurry. Commerce in class XII
      helps but is not a condition.`,
    careers:
      'Bank officer after the recruitment examination; Loan processing executive; Insurance adviser; Claims executive; Mutual fund operations executive; Microfinance field officer; Payments and fraud analyst; Financial literacy trainer',
    subjects: 'English',
    note: 'Any stream. Those without Accountancy take a bridge course in the first month.',
    papers: [
      'Financial Accounting; Principles of Banking; Business Mathematics; Micro Economics; Basics of Insurance; Counter Practice in the Training Branch; English for Finance',
      'Retail Banking; Life and General Insurance; Cost Accounting; Macro Economics; Banking Law; Financial Literacy Fieldwork; Digital Payments; Environmental Studies',
      'Credit Analysis; Mutual Funds and Shares; Claims and Underwriting; Income Tax; Risk in Banks; Statistics for Finance; Fraud and Cyber Safety',
      'Financial Regulation; Microfinance and Inclusion; Wealth Planning; Financial Analytics; Elective: Treasury or Health Insurance; Semester in a Bank or Insurer; Project Report',
    ],
  },
  BSRM: {
    about: prose`
      Why does one shop in a row of twelve have all the customers? You will look at shelves, lights, prices, smells
      and the way people walk, and you will test what you think. The department keeps a real shop of sixty square
      metres on the campus. Students choose its goods, order them, price them, sell them and count the stock at night,
      and a part of what it earns goes into next year’s ideas.

      Three days of the week you are in class for marketing, accounting, buying, law and computer skills. Two days you
      work: in the campus shop during the first year, afterwards in stores that take trainees, with fixed hours. A
      teacher visits you there. You learn to handle a festival rush, a return without a bill, a shoplifter and a shy
      customer. In the fourth year you plan a shop of your own down to its electricity load.

      Outgoing people like it here, but quieter ones often make the best buyers.`,
    careers:
      'Store department manager; Visual merchandiser; Buyer’s assistant; Inventory planner; Customer service manager; Mall operations executive; Online store coordinator; Shop owner',
    subjects: 'English',
    note: 'Any stream.',
    papers: [
      'How Retail Works; Customer Service; Retail Mathematics; Store Operations I: The Campus Shop; Product Knowledge: Food and Clothing; Computer Billing and Spreadsheets; Spoken English and Hindi for Selling',
      'Visual Merchandising; Retail Accounting; Buying and Inventory; Consumer Law; Store Operations II: Work Placement; Retail Marketing; Environmental Studies',
      'Category Management; Store Location and Layout; Online and Offline Together; People in Stores; Retail Analytics; Loss Prevention; Work Placement II',
      'Mall and Franchise Management; Private Labels; Rural and Neighbourhood Retail; Energy Use in Stores; Retail Strategy; Work Placement III; Capstone: Plan of a Shop',
    ],
  },
  BSSC: {
    about: prose`
      The biscuit in the village shop has travelled through a field, a mill, a factory, three godowns and five
      vehicles. You learn to plan such a journey so that goods arrive fresh, cheaply and on the day. The first weeks
      are spent on foot: each group follows one product backwards through the city and draws its chain on a wall.

      A training warehouse with racks, scanners, pallet trucks and a cold room is where you pack, count, load and
      learn to lift safely. A computer game played over a whole semester lets four teams run a chain against each
      other, with late trains and rumours of shortage. Later come transport planning, customs papers, contracts, data
      analysis, and the questions of fuel and fair working hours. From the third year two days a week are spent with a
      logistics operator, a hospital store, a food bank or an exporter.

      Practical minds who like order, maps and the early morning will be happy.`,
    careers:
      'Warehouse supervisor; Transport planner; Inventory analyst; Procurement executive; Cold chain coordinator; Export and import documentation executive; Hospital stores manager; Last-mile delivery manager',
    subjects: 'English',
    note: 'Any stream.',
    papers: [
      'Logistics Basics: Follow a Product; Warehouse Practice I; Business Mathematics and Statistics; Geography of Indian Transport; Safe Lifting and Handling; Spreadsheets and Maps; Communication at Work',
      'Inventory Control; Transport Management; Procurement and Contracts; Warehouse Practice II; Cold Chain; Logistics Accounting; The Supply Chain Game; Environmental Studies',
      'Export and Import Procedures; Supply Chain Analytics; Lean Operations; Quality and Food Safety in Transit; Labour Law for Logistics; Route Planning Laboratory; Work Placement I',
      'Supply Chain Strategy; Green Logistics; Humanitarian Supply; Port, Rail and Air Cargo; Elective: Health Care or Agriculture; Work Placement II; Improvement Project',
    ],
  },
  BSEC: {
    about: prose`
      An online order looks simple: press a button, and a parcel comes. This programme is about everything between.
      You learn to photograph and describe goods so that nobody is disappointed, to run a catalogue of thousands of
      items, to answer buyers in chat, to pack, to take back what does not fit, and to keep accounts and taxes
      straight.

      In the second semester your group opens an online shop for makers from Delhi and nearby villages, and it stays
      open for the rest of your studies. Real customers write reviews, so lessons come quickly. The digital
      applications in the title are taught from zero: pages, databases, simple programming, payment, security and the
      measuring of traffic. You work in a studio for product photographs, a packing room and a laboratory, in about
      equal parts.

      Those who buy and compare online with a critical eye already have the right mind. A hand for neat work and a
      friendly way of writing matter more than marks in computing.`,
    careers:
      'Online catalogue manager; E-commerce operations executive; Marketplace seller support executive; Product photographer; Returns and quality coordinator; Web shop developer’s assistant; Online seller with an own brand',
    subjects: 'English',
    note: 'Any stream.',
    papers: [
      'How Online Trade Works; Product Photography; Writing for Buyers; Web Pages and Stores; Packing and Parcel Practice; Business Mathematics; English and Hindi for Chat',
      'Catalogue Management; Payments and Security; Databases for Shops; Customer Care Online; Consumer Protection and Tax; Shop Studio I; Environmental Studies',
      'Warehouse and Returns; Traffic and Conversion; Programming for Web Shops; Selling across Borders; Trust, Reviews and Fraud; Accounting for Sellers; Shop Studio II',
      'Platform Economics; Brand and Pricing; Voice and Regional-language Commerce; Sustainable Packaging; Elective: Mobile Apps or Live Selling; Internship; Capstone: Year Report of the Shop',
    ],
  },
  BBAO: {
    about: prose`
      Every hospital, school, court and company runs on an office, and most offices are changing fast. You learn the
      craft of keeping one in order: letters that say what they mean, minutes that are ready the same day, files that
      are found in a minute, meetings that end on time. Typing in Hindi and English is trained daily until you do not
      look at the keys.

      “AI driven” stands for tools that sort mail, draft replies, fill sheets and summarise long papers. You learn to
      set them up, to give them clear orders, and never to send out what you have not read. Each class is organised as
      an office with a head, a registry and a front desk; the posts rotate every month, and other departments of the
      campus send it work. From the second year on you add accounting, law, people management and the running of
      events.

      It is a good choice if people call you dependable. You become somebody without whom others cannot work.`,
    careers:
      'Office executive; Executive assistant; Records and files manager; Human resources assistant; Office automation coordinator; Front office manager; Court or school office assistant; Virtual assistant for small firms',
    subjects: 'English',
    note: 'Any stream.',
    papers: [
      'Office Practice; Typing in Hindi and English; Business Writing; Spreadsheets I; Digital Files and Records; Principles of Management; Spoken English',
      'Office Accounting; AI Assistants at Work; Front Desk and Telephone; Business Law; Spreadsheets II and Forms; Human Resource Basics; Meetings and Minutes; Environmental Studies',
      'Workflow Automation; Managing People; Checking Machine-written Text; Purchase and Stores; Data Protection in Offices; Event Coordination; Office Placement I',
      'Office Management and Layout; Right to Information and Public Offices; Project Management; Digital Signatures and E-governance; Financial Management; Office Placement II; Improvement Project',
    ],
  },
  BSBP: {
    about: prose`
      Banks, airlines, hospitals and web shops hand over large parts of their daily work to service centres: answering
      calls, checking claims, paying bills, keeping data right. You learn to do this work, then to lead a team that
      does it, and then to improve it so that fewer people need to call at all.

      A floor with forty desks, headsets and recorded practice calls is your laboratory. You listen to yourself, which
      is unpleasant in the first week and useful for the rest of your life. Voice, listening and writing are trained
      in English and Hindi; accents are explained, not mocked. The other half is method: drawing a process, timing it,
      finding the step that causes most errors, and letting a software robot do what is dull. Health has its own
      paper, because night shifts, headsets and angry callers wear people out.

      For good listeners with patience. The later years belong to those who like to find out why something keeps going
      wrong.`,
    careers:
      'Customer support executive; Team leader in a service centre; Quality analyst; Process trainer; Claims processing executive; Workforce planner; Process automation analyst; Service delivery coordinator',
    subjects: 'English',
    note: 'Any stream.',
    papers: [
      'Voice, Listening and Accent; What is a Process; Customer Support Practice; Computer Skills for Service Work; Business Mathematics; Writing to Customers; Health on the Desk',
      'Finance and Accounts Processes; Health Care and Insurance Processes; Quality Tools; Process Mapping; Difficult Conversations; Data Entry and Data Protection; Environmental Studies',
      'Workforce Planning; Process Automation with Software Robots; Team Leadership; Service Contracts; Process Analytics; Second Language for Service; Floor Internship',
      'Process Improvement Methods; Transition of Processes; Customer Experience Design; Labour Law and Shift Work; Elective: Legal Processes or Technical Support; Industry Semester; Improvement Project',
    ],
  },
  MBIB: {
    about: prose`
      Trade between countries is a matter of contracts, ships, currencies and, above all, of people who understand
      each other. In two years you learn the tools of a manager and use them across borders. You price a container of
      turmeric for a port in Europe, compare three ways of being paid for it, and fill in every paper that customs
      will ask for.

      The class trades with itself all year: each team is a firm in another country with its own rules, holidays and
      habits of negotiating. Bargains are made by letter, by video and once a term face to face, at dinner, with the
      customs of the host. One foreign language is part of the timetable, Spanish, French or German, up to a level at
      which you can read an order and answer it. Fieldwork leads to a dry port, an export house and a cluster of small
      producers.

      Bring a bachelor’s degree in any subject, curiosity about other places, and the stamina to read long agreements.`,
    careers:
      'Export manager; International marketing executive; Trade finance officer; Sourcing manager; Customs and trade compliance analyst; Market research analyst for foreign markets; Export adviser to craft clusters',
    qualification: 'A bachelor’s degree in any subject',
    papers: [
      'International Economics; Accounting for Managers; Global Marketing; Export and Import Procedures; Organisation and Culture; Quantitative Methods; Negotiation Laboratory I; Foreign Language I',
      'Trade Finance and Foreign Exchange; International Logistics; Trade Law and Dispute Settlement; Strategy across Borders; Sourcing from Clusters; Negotiation Laboratory II; Foreign Language II; Dissertation: A Market Entry Plan',
    ],
  },
};
