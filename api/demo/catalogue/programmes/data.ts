import { prose } from '../prose';
import type { ProgrammeTexts } from './shape';

export const data: ProgrammeTexts = {
  BAI: {
    about: prose`
      How can a machine tell a ripe mango from a raw one, or turn spoken Bhojpuri into text? You learn the mathematics
      and the programming behind such work, and you learn to say honestly how often it goes wrong. The first year is
      spent on Python, linear algebra and probability, with small experiments each week: a program that guesses
      handwritten digits, one that plays noughts and crosses and never loses.

      Then you teach machines with data that you collect yourselves. Students have recorded hundreds of voices for one
      project and photographed potholes from a cycle for another; they learnt that cleaning data takes longer than
      anything else. A shared cluster of graphics processors is open day and night, with a time budget for each
      student, so nobody wastes electricity on a badly planned run. Ethics, law and the effects on work are taught
      together with the techniques, by teachers from both sides.

      You will enjoy it if mathematics gives you pleasure and if “it works” is not the end of your questions.`,
    careers:
      'Machine learning engineer; Speech and language technology developer; Computer vision engineer; Data annotation lead; AI test and audit analyst; Robotics software developer; Research assistant',
    subjects: 'Physics; Mathematics; English',
    note: 'The third subject is Chemistry, Computer Science, Biology or Informatics Practices.',
    papers: [
      'Linear Algebra; Single and Multivariable Calculus; Programming in Python; Digital Systems; Engineering Physics; Thinking about Machines and Minds; English for Engineers',
      'Probability and Statistics; Data Structures and Algorithms; Search and Games; Database Systems; Signals, Sound and Speech; Optimisation; Data Collection Practice; Environmental Studies',
      'Machine Learning; Deep Learning; Natural Language Processing for Indian Languages; Computer Vision; Knowledge and Reasoning; Fairness and Explanation; Parallel Computing with Graphics Processors',
      'Reinforcement Learning; Small Models on Small Devices; Model Deployment; AI, Law and Society; Elective: Medical Images or Farming Data; Internship; Major Project',
    ],
  },
  BDS: {
    about: prose`
      A data scientist turns a pile of records into an answer that somebody can act on. The pile may be bus tickets,
      rain gauges, hospital visits or the sales of a thousand small shops. You learn to collect such records fairly,
      store them well, find patterns in them with statistics and programs, and draw a chart that does not lie.

      The degree stands on three legs: mathematics and statistics, computing, and a field in which the data comes
      from. In the third year you choose that field from transport, health, climate and trade. Every Friday there is a
      “number of the week”: one student takes a figure from the newspaper, traces it to its source, and tells the
      others whether it holds. Laboratories use public data about Indian cities, with all its gaps and spelling
      mistakes, as clean data teaches little.

      It suits people who like numbers and also ask where they come from. You will write and speak as much as you
      compute.`,
    careers:
      'Data analyst; Data engineer; Statistical programmer; Business intelligence developer; Survey data manager; Transport or health data specialist; Machine learning engineer',
    subjects: 'Physics; Mathematics; English',
    note: 'The third subject is Chemistry, Computer Science, Economics, Statistics or Informatics Practices.',
    papers: [
      'Mathematics for Data I; Descriptive Statistics; Programming in Python; Physics of Measurement; Computer Organisation; Charts and Their Traps; English for Reports',
      'Mathematics for Data II; Probability Models; Data Structures; Databases and SQL; Survey Methods and Sampling; Data Cleaning Laboratory; Regression; Environmental Studies',
      'Machine Learning; Big Data Systems; Time Series and Forecasting; Maps and Spatial Data; Data Visualisation; Privacy and Data Protection; Field Course: Transport, Health, Climate or Trade',
      'Bayesian Methods; Causal Questions; Data Engineering Pipelines; Communicating Uncertainty; Elective: Text Mining or Networks; Industry Semester; Capstone with a Public Dataset',
    ],
  },
  BSDM: {
    about: prose`
      You learn to sell honestly on the internet and to count what it brings. One half of the programme is words,
      pictures and plans: how to write a product text that says what a thing is, how to film it on a phone, how to
      answer an angry buyer in public. The other half is numbers: who came to the page, where they stopped, what one
      new customer has cost.

      From the second semester every group runs the online presence of a real small enterprise, often a women’s
      self-help group, a potter or a coaching centre, with a budget of a few hundred rupees a month. On Monday the
      figures of last week are read aloud; by Friday something must have been changed because of them. You practise
      spreadsheets until they are easy, then databases, dashboards and simple forecasting. The law on advertising,
      privacy and fair trade has its place in each year.

      Good for talkative people who can also sit quietly with a table of numbers. No mathematics beyond class X is
      expected at the start.`,
    careers:
      'Digital marketing executive; Search and content specialist; Marketing data analyst; Social media manager; Online campaign planner; Customer relations executive; E-mail and messaging campaign manager; Consultant to small firms',
    subjects: 'English',
    note: 'Any stream.',
    papers: [
      'Principles of Marketing; Writing for Screens; Spreadsheets for Marketers; Photography and Short Video; Consumer Behaviour in India; Business Mathematics; Communication in Two Languages',
      'Search Engines and Content; Social Media Practice; Web Analytics; Statistics for Business; Databases for Marketers; Advertising Law and Ethics; Client Account I; Environmental Studies',
      'Paid Campaigns and Budgets; Dashboards and Visualisation; Customer Data and Privacy; Market Research; Programming for Analysts; Brand Building; Client Account II',
      'Forecasting and Experiments; Marketing Strategy; Rural and Regional Markets; Service Recovery; Elective: Video Commerce or Export Marketing; Internship; Capstone Campaign',
    ],
  },
  MBDS: {
    about: prose`
      Managers drown in reports; this programme trains those who can tell which number matters. It joins the core of a
      management degree, such as accounting, operations, people and strategy, with statistics and programming strong
      enough to build a model yourself and not only to order one.

      Cases are Indian and often unglamorous: a milk union that loses cans between village and dairy, a bank with too
      many idle cash machines, a city hospital whose queue begins at five in the morning. Teams get the raw data and
      ten days. What they hand in is one page for the chief, one appendix for the expert, and the code. Three evenings
      a month people from practice sit on the other side of the table and ask the questions that a board would ask.
      The summer between the years is spent on a project of eight weeks in an organisation.

      Graduates of any subject are welcome if they are comfortable with numbers; work experience helps but is not
      required.`,
    careers:
      'Business analyst; Analytics consultant; Product manager for data; Operations analyst; Risk and credit analyst; Pricing analyst; Marketing analytics manager; Data governance officer',
    qualification:
      'A bachelor’s degree in any subject, with Mathematics, Statistics or Economics as a paper, or Mathematics in class XII',
    papers: [
      'Managerial Accounting; Economics for Decisions; Statistics for Managers; Programming for Analytics; Operations and Queues; Organisations and People; Data Management; Business Communication and One-page Reports',
      'Predictive Modelling; Experiments in Business; Analytics Strategy; Data Law and Governance; Supply and Pricing Models; Elective: Financial Analytics or Health Analytics; Leading Analytics Teams; Dissertation with a Host Organisation',
    ],
  },
};
