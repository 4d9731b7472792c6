import { prose } from '../prose';
import type { DepartmentTexts } from './shape';

export const computing: DepartmentTexts = {
  'Computer Engineering': {
    code: 'CE',
    about: prose`
      From the gate to the operating system, machines are understood from the inside here. The department runs a
      diploma on seven campuses and a degree on four, with the same question papers in each place. It is known for its
      repair desks, at which students mend the computers of the neighbourhood, and for a test server that judges every
      program handed in, day and night, without favour.`,
    research: 'operating systems; edge computing; software testing; compilers; energy-aware scheduling',
    publications:
      'Scheduling for laptops that are ten years old; What students’ compiler errors tell us; Tests written by beginners for beginners; Small servers at the edge of the village; Repair as a way to teach architecture',
    venues: 'Notes on Computing Education; Transactions of the Society for Frugal Computing',
  },
  'Computer Science and Applications': {
    code: 'CSA',
    about: prose`
      Software for real users is the common thread of the bachelor’s and the master’s programmes of this department.
      Project teams have served schools, dispensaries, traders and the University’s own library. Teachers work on the
      speed of web pages on cheap phones and on software that speaks Indian languages well. Old projects are not
      deleted: the next batch has to keep some of them alive, which teaches more than new ones.`,
    research: 'web performance; database tuning; Indian-language software; cloud cost control; open data',
    publications:
      'Pages under fifty kilobytes: a study of public portals; Sorting names in six Indian scripts; Cloud bills of small firms; Teaching maintenance: five years of inherited projects; Indexes that help and indexes that hurt',
    venues: 'Notes on Computing Education; Web Practice Quarterly',
  },
  'Artificial Intelligence and Machine Learning': {
    code: 'AIML',
    about: prose`
      Machines that see, listen and learn are built and doubted in this department. Its main work is on speech in
      Indian languages with few recordings, and on small models that run on a phone without a network. Volunteers who
      lend their voices sign an agreement in their own language and may take the recordings back. Every thesis has a
      chapter called “When it fails”.`,
    research:
      'speech in Indian languages; fairness in machine learning; computer vision for inspection; small models; explainable AI',
    publications:
      'Two hundred hours of spoken Garhwali: a corpus and its makers; Finding cracks in castings with a phone camera; Who is misheard? Errors of speech tools by age and accent; A model in four megabytes; Explanations that shopkeepers understand',
    venues: 'Language and Machine; Annals of Careful Learning',
  },
  'Data Science and Analytics': {
    code: 'DSA',
    about: prose`
      Statisticians, programmers and former managers work together here, and they teach engineers, marketers and
      business students alike. The department collects public figures about Delhi, from bus rides to vegetable prices,
      cleans them and makes them free to use with a note on what is missing. Its Friday talk, the “number of the
      week”, is open to the public and often full.`,
    research: 'forecasting demand; official statistics; data visualisation; recommender systems; survey methods',
    publications:
      'Forecasting onion prices with three simple rules; Missing rows: gaps in municipal data; Charts for readers of two scripts; How long is a questionnaire too long?; Bus stops and waiting time: an open dataset',
    venues: 'Figures and Facts; Annals of Careful Learning',
  },
  'Networking and Security': {
    code: 'NETS',
    about: prose`
      In a closed rack room at Dwarka students attack and defend networks without harm to anyone. The department
      teaches how data travels and how it is kept safe, and holds free evenings on fraud by telephone for older
      people. Together with small hospitals it tests how a place without security staff can protect itself, and it
      publishes checklists of one page.`,
    research: 'intrusion detection; secure routing; digital forensics; industrial networks; zero-trust design',
    publications:
      'A security checklist for clinics with one computer; Log files as evidence: lessons from mock trials; Detecting strangers in factory networks; Phone fraud stories told by pensioners; Routing around power cuts',
    venues: 'Safe Networks Review; Web Practice Quarterly',
  },
  'Library and Information Science': {
    code: 'LIS',
    about: prose`
      This department trains library assistants in short courses and looks after the digital library of the
      University. Its people catalogue old trade albums in Jhandewalan, run the reading hour at three campuses and
      study what students really read. They also help village and prison libraries to set up a catalogue with free
      software and a single computer.`,
    research: 'digital libraries; library software; metadata; reading habits; open access',
    publications:
      'What first-year students borrow; A catalogue for a prison library; Describing pattern books: fields and vocabularies; Reading aloud at work; Open access for skill teachers',
    venues: 'Shelf Mark; Journal of Library Work',
  },
};
