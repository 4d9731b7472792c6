import { prose } from '../prose';
import type { ProgrammeTexts } from './shape';

export const computing: ProgrammeTexts = {
  DCO: {
    about: prose`
      In three years after class X you learn to take a computer apart, put it together, and make it do what you want.
      The first program that you write draws a pattern on the screen; the first circuit that you solder makes a lamp
      blink. You type your own code every day, because programming is learnt with the fingers as much as with the
      head.

      The words “AI Tools” in the name mean that you learn to use assistants that write text, code and pictures, and
      to check them. For each exercise you first solve a small part by hand, then let a tool try, then find its
      mistakes. There are sixteen hours of laboratory in a week of thirty-two. In the second year the class runs a
      repair desk: people of the neighbourhood bring slow computers and printers, and you mend them under the eyes of
      a teacher. In the third year you build a small system for a shop, a school or an office, and hand it over with a
      manual in Hindi.

      Take it if you enjoy puzzles and are not afraid of an error message.`,
    careers:
      'Junior programmer; Computer service technician; Web page developer; Database operator; Software tester; Help desk executive; Computer laboratory assistant; Freelance maker of small websites',
    papers: [
      'Programming in C; Digital Electronics; Computer Hardware Practice; Applied Mathematics for Computing; Office and Typing in Two Scripts; Physics of Devices; Communication Skills',
      'Data Structures; Web Pages with HTML, CSS and JavaScript; Database Systems; Operating Systems with Linux; Computer Networks; Prompting and Checking AI Tools; Repair Desk Practice; Environmental Studies',
      'Object-oriented Programming; Software Testing; Mobile Application Development; AI Tools for Data and Images; Cyber Safety and Law; Starting a Small Business; Industry Training; Project: A System for a Real User',
    ],
  },
  BCSE: {
    about: prose`
      This is the broad engineering degree in computing. You learn what happens from the moment a key is pressed to
      the moment an answer comes back from a machine on another continent, and you build a small version of every
      layer: an adder from gates, a memory manager, a database that survives a pulled plug, a chat that works over a
      bad line.

      Mathematics is with you from the first week, since a program that is right for ten numbers has to be shown right
      for ten million. Laboratories come in blocks of three hours, so that there is time to fail and try again. All
      code is kept in a shared store, read by two classmates, and tested by machine each night; you get used to
      working as teams of engineers do. From the third year there are electives such as graphics, compilers or cloud
      systems. One semester of the fourth year is spent in a firm, a laboratory or on a product of your own.

      You should like mathematics and be ready to sit with one hard problem for a whole afternoon.`,
    careers:
      'Software engineer; Systems programmer; Back-end developer; Test automation engineer; Cloud operations engineer; Database administrator; Researcher after further study; Founder of a software firm',
    subjects: 'Physics; Mathematics; English',
    note: 'The third subject is Chemistry, Computer Science, Electronics, Biology or Informatics Practices.',
    papers: [
      'Calculus and Linear Algebra; Physics for Computing; Programming in C; Digital Logic; Engineering Workshop; Discrete Structures; English for Engineers; Basic Electrical Engineering',
      'Data Structures and Algorithms; Computer Organisation; Object-oriented Programming in Java; Probability; Database Systems; Operating Systems; Unix Tools Laboratory; Environmental Studies',
      'Computer Networks; Theory of Computation; Software Engineering; Compiler Construction; Introduction to Machine Learning; Web Systems; Information Security; Elective: Graphics or Embedded Software',
      'Distributed Systems; Cloud Computing; Human-computer Interaction; Professional Ethics and Law; Elective: Advanced Algorithms or Parallel Programming; Semester in Industry; Major Project',
    ],
  },
  BSCA: {
    about: prose`
      Computer Applications is about software that people use: the page on which a bus pass is bought, the app in
      which an ASHA worker keeps her visits, the bill in a shop. You learn to ask what the user needs, draw the
      screens on paper, write the program, and stay until it works for the last of them.

      Programming begins at zero. By the end of the first year you have written a quiz, a small shop and a page of
      your own that works on an old phone. The second and third years add databases, mobile apps, cloud services and
      security. On every Thursday afternoon no class is held: that time belongs to the client project, which a team of
      four carries for a whole year for a school, a clinic or a small firm. You may leave after each year with an
      award, and come back later to go on.

      Any stream of class XII may apply. You need clear thinking and steady work; mathematics of class X level is
      enough to begin, and a bridge course helps those who have forgotten it.`,
    careers:
      'Web developer; Mobile app developer; Application support engineer; Database developer; Quality tester; Business analyst’s assistant; Technical writer; Information systems officer in an office',
    subjects: 'English',
    note: 'Any stream. Those without Mathematics in class XII take a bridge course of 40 hours in July.',
    papers: [
      'Programming in Python; Mathematics for Applications; Computer Fundamentals and Repair; Web Design Basics; Logic and Problem Solving; English for Work; Indian Knowledge Systems',
      'Data Structures; Database Management with SQL; Server-side Web Programming; Operating Systems; Software in Indian Languages; Statistics; Client Project I; Environmental Studies',
      'Mobile Applications; Computer Networks; Software Engineering; Information Security; Cloud Services; Interface Design; Client Project II',
      'Software Project Management; Machine Learning for Applications; Testing and Release; Open Data and Privacy; Elective: Games or Internet of Things; Internship; Capstone Application',
    ],
  },
  MCA: {
    about: prose`
      Graduates who know some programming become engineers of large applications here. The two years are tight: the
      first puts everybody on the same floor, with algorithms, databases, networks and software design at master’s
      level, and the second is built around one product.

      That product starts in the second semester as a two-page idea. Teams of five choose a chief, a tester and a
      keeper of documents, and every fortnight they show what runs. Nothing may be shown that is not stored, tested
      and installed by a script. In between you study how a site stays up when a data centre does not, what a query
      costs, how personal data must be guarded under Indian law, and how to read other people’s code, which is most of
      the work in any firm. Around eighteen hours a week are classes and laboratories; expect as many again at your
      own desk.

      It fits holders of a first degree who had mathematics at class XII or in college, and who prefer building a
      product to writing about one.`,
    careers:
      'Application architect’s assistant; Full-stack developer; Cloud engineer; Release and operations engineer; Data engineer; Software test lead; Product analyst; Lecturer after further qualification',
    qualification: 'A bachelor’s degree in any subject, with Mathematics in class XII or as a paper of the degree',
    papers: [
      'Advanced Data Structures; Relational and Document Databases; Object-oriented Design; Networks and Web Protocols; Mathematical Foundations; Secure Programming; Product Studio I; Technical Writing',
      'Distributed Applications; Cloud Architecture; Machine Learning in Practice; Privacy and the Law; Performance Engineering; Elective: Mobile Platforms or Natural Languages; Product Studio II; Master’s Project in Industry',
    ],
  },
  BNES: {
    about: prose`
      Behind every message there are cables, radio masts, switches and people who keep them running and safe. You
      become one of them. Your first task is to crimp a network cable that passes the tester; the second, to find
      which of ten cables was made badly. In the rack room of the campus each team has its own small network with
      routers, a firewall and wireless points, cut off from the outside, so that it can be broken and mended without
      harm.

      From the third semester one half of the class defends and the other attacks, inside that closed laboratory and
      by written rules; then the sides change. You learn to read what travels on a wire, to find out from log files
      what went on in the night, and to write a report that a judge or a manager can follow. Ethics is not a lecture
      at the end: every exercise begins with the question whose machine this is.

      Choose it if you like to know how things are connected and stay calm when they are not. Physics and mathematics
      of class XII are needed.`,
    careers:
      'Network engineer; Network operations centre analyst; Security operations analyst; Firewall administrator; Wireless network planner; Digital forensics assistant; Cloud network engineer; Security auditor’s assistant',
    subjects: 'Physics; Mathematics; English',
    note: 'The third subject is Chemistry, Computer Science, Electronics or Informatics Practices.',
    papers: [
      'Engineering Mathematics I; Physics of Waves and Signals; Programming in Python; Basic Electronics; Cabling and Workshop Practice; Computer Fundamentals; English for Engineers',
      'Computer Networks; Linux Administration; Data Structures; Routing and Switching; Discrete Mathematics and Number Theory; Operating Systems; Wireless Communication; Environmental Studies',
      'Cryptography; Network Security; Attack and Defence Laboratory; Web and Application Security; Cloud Networks; Log Analysis; Cyber Law of India; Network Automation',
      'Digital Forensics; Security Operations Centre Practice; Industrial and Vehicle Networks; Zero-trust Design; Risk and Audit; Elective: Malware Study or Satellite Networks; Industry Semester; Major Project',
    ],
  },
};
