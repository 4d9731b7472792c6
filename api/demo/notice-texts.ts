import type { NoticeSection } from '@university/shared/contract';

interface SectionTexts {
  /** `Title :: what it says`; words in braces are filled in, and such an entry may come twice with other words. */
  entries: string[];
  /** Last sentence of every summary of the section. */
  closing: string;
}

const MEMBERS = 'The list is revised when a term ends or a member is nominated.';
const MINUTES = 'Minutes are published after they are confirmed at the next meeting.';

/** Texts of the demonstration notices. `alert` stays empty: a banner on every page would hide the demonstration. */
export const NOTICE_TEXTS: Record<Exclude<NoticeSection, 'alert'>, SectionTexts> = {
  announcements: {
    closing: 'Questions are answered by the office named in the document.',
    entries: [
      'Classes of the new session begin at {campus} :: First-semester students report with their fee receipt and the originals of their certificates.',
      'Skill competition in {department}: entries open :: Teams of up to three students may enter; the selected teams represent the University in the state round.',
      'Helpdesk hours during document verification :: The helpdesk answers from 9.30 am to 5.30 pm on all working days, by e-mail and at every campus.',
      'Evening certificate courses in {department} :: Courses of twelve weeks for working people, with classes on three evenings a week.',
      'Convocation: registration of graduates opens :: Graduates register online and choose whether to attend or to receive the degree by post.',
    ],
  },
  news: {
    closing: 'The report was prepared by the public relations cell from notes of the department.',
    entries: [
      'Students of {department} win at the state skill contest :: A team of second-year students took first place with a working model built in the campus workshop.',
      'New workshop opened at {campus} :: The workshop gives sixty students at a time room for hands-on practice under one roof.',
      'Industry partners review the courses of {department} :: Fourteen employers advised on tools, safety and the length of internships.',
      'Rooftop solar plant now covers the daytime need of {campus} :: Students read the meters as part of their course and publish the figures every month.',
      'Alumni of {department} return as mentors :: Thirty former students will each guide a project group for one semester.',
    ],
  },
  'student-events': {
    closing: 'Students register with their enrolment number; entry is free.',
    entries: [
      'Open workshop day of {department} :: Visitors may try the machines under supervision and see the projects of the final year.',
      'Inter-campus sports meet at {campus} :: Athletics, kabaddi, badminton and chess, with teams of women and men in every event.',
      'Hackathon: tools for small shops :: Thirty-six hours to build something that a neighbourhood shop can use the next day.',
      'Blood donation camp at {campus} :: The camp is run with the health room and a licensed blood centre.',
      'Idea pitch evening of the incubation cell :: Ten student teams present their ventures to mentors; the audience votes for one prize.',
    ],
  },
  admission: {
    closing: 'Dates are final only as shown on the admission pages; no fee is collected in cash.',
    entries: [
      'Seats and reservation for {programme} :: The seat matrix by region and category, and the order in which vacant seats are converted.',
      'Document verification schedule at {campus} :: Applicants report on the day given for their programme with originals and one set of copies.',
      'Correction window for application forms :: Name, date of birth and category can be corrected once, before the merit list is drawn.',
      'Merit list: {programme} :: Ranks follow the published admission basis; objections may be sent within two working days.',
      'Refund of fees on withdrawal :: How to withdraw, the share that is refunded by date, and the time a refund takes.',
    ],
  },
  students: {
    closing: 'Mentors will also read this notice out in class.',
    entries: [
      'Identity cards ready at {campus} :: Cards are handed out by the campus office between 11 am and 4 pm on production of the fee receipt.',
      'Scholarship applications: documents still missing :: Students on the attached list complete their applications within ten days.',
      'Internship rules for students of {department} :: Length, log book, insurance and the report that follows an internship.',
      'Creation of Academic Bank of Credits accounts :: Every student opens an account so that credits can be deposited after the examinations.',
      'Anti-ragging undertaking for the new session :: Students and parents sign online; the reference number is entered at registration.',
    ],
  },
  'important-links': {
    closing: 'The sheet is checked every quarter; tell the web team about any address that has changed.',
    entries: [
      'Where to pay fees and find receipts :: The steps for paying online, and how to print a receipt later.',
      'Library catalogue and electronic journals :: How to search the catalogue, and how to reach journals from outside a campus.',
      'Scholarship portals of the Union and the Delhi government :: Which portal serves which scheme, and the usual months of application.',
      'Helplines: ragging, harassment, mental health :: National and University numbers, with the hours at which they are answered.',
      'Online services for alumni :: Transcripts, verification of degrees and change of address.',
      'Software that students may use free of charge :: Licences held by the University and how to get them with a University account.',
    ],
  },
  notices: {
    closing: 'The notice is addressed to all campuses and departments.',
    entries: [
      'Holiday on account of a restricted day at {campus} :: Classes are made up on the following Saturday; laboratories in use stay open.',
      'Water supply interruption at {campus} :: Tanks will be filled beforehand; the canteen serves a short menu on that day.',
      'Revised timings of the library at {campus} :: Reading rooms open at 8.30 am and close at 8 pm on working days.',
      'Call for proposals: short courses in {department} :: Teachers propose courses of up to thirty hours with costs and a named industry partner.',
      'Fire drill at all campuses :: Every building is emptied once; wardens note the time and report it to the safety officer.',
    ],
  },
  tenders: {
    closing: 'Bids are accepted through the public procurement portal only, up to 3 pm on the last date.',
    entries: [
      'Supply of workshop equipment for {department} :: Supply, installation and two years of maintenance of training machines.',
      'Annual maintenance of lifts at {campus} :: A comprehensive contract with a response time of two hours.',
      'Housekeeping and sanitation services at {campus} :: Staffing, materials and machines for one year, extendable by one year.',
      'Supply of desktop computers for {department} :: One hundred and twenty computers with three years of on-site warranty.',
      'Printing of answer books and certificates :: Rates for one year, with security features as described.',
      'Renovation of laboratories at {campus} :: Civil and electrical works, to be finished in the summer break.',
    ],
  },
  'recruitment-rules': {
    closing: 'The rules apply to posts advertised after this date.',
    entries: [
      'Recruitment rules: Skill Instructor :: Qualification, experience in industry and the trade test that every candidate takes.',
      'Recruitment rules: Assistant Professor :: Minimum qualifications follow the regulations of the University Grants Commission.',
      'Recruitment rules: Laboratory Assistant :: Method of recruitment, age limit and the probation of two years.',
      'Recruitment rules: Library staff :: Posts, pay levels and the order of promotion.',
      'Recruitment rules: ministerial posts :: Typing test, computer test and the roster of reservation.',
      'Reservation roster for group B and C posts :: The roster points in force and how they are carried forward.',
    ],
  },
  'office-orders': {
    closing: 'Issued with the approval of the competent authority.',
    entries: [
      'Charge of Head of Department, {department} :: Interim arrangement until further orders.',
      'Officer in charge of {campus} :: Powers delegated for purchases and leave.',
      'Committee for the physical verification of stock :: Members, departments covered and the date of the report.',
      'Nodal officer for examinations at {campus} :: Duties before, during and after the end-semester examinations.',
      'Revision of working hours of group C staff :: Hours by campus, with the weekly rest day.',
    ],
  },
  circulars: {
    closing: 'Heads of department bring this to the notice of all staff.',
    entries: [
      'Submission of self-appraisal reports :: Reports for the past year are submitted online to the reporting officer.',
      'Purchase of laboratory consumables: {department} :: Indents reach the stores section a month before the stock ends.',
      'Attendance at {campus} by face reading :: Enrolment days, and what to do when a reading fails.',
      'Travel claims to be filed within sixty days :: Claims that come later need a reason approved by the Controller of Finance.',
      'Saving of electricity at {campus} :: Air conditioners at 24 to 26 degrees, and lights off in empty rooms.',
    ],
  },
  'important-forms': {
    closing: 'Fill in the form in capital letters and hand it to the office named at its foot.',
    entries: [
      'Application for a duplicate identity card :: With the fee receipt and a declaration of loss.',
      'Application for a bonafide certificate :: For banks, passports and scholarships; ready in three working days.',
      'Request for a change of name or date of birth in the records :: With the certificate of the board and a gazette notice where needed.',
      'Leave form for teaching staff :: Casual, earned and duty leave on one page.',
      'No-dues certificate :: To be signed by library, laboratory, accounts and campus office.',
      'Application for migration certificate :: For students who leave the University for another.',
    ],
  },
  'annual-report': {
    closing: 'The report was adopted by the University Court.',
    entries: [
      'Annual report: teaching and placements :: Enrolment, results, internships and placements of every school in the year.',
      'Annual accounts and audit certificate :: Income, spending and balance sheet with the remarks of the auditor.',
      'Annual report of the Equal Opportunity Cell :: Access work at the campuses, and support given to students.',
      'Annual quality assurance report :: What was measured, what was improved and what remains to be done.',
    ],
  },
  'academic-positions': {
    closing: 'Apply online and keep the printout; interviews are held in New Delhi.',
    entries: [
      'Assistant Professor in {department} :: Regular posts, with the breakdown by category and the essential qualifications.',
      'Professor of Practice, {department} :: For people with fifteen years in industry; a doctorate is not needed.',
      'Associate Professor in {department} :: Teaching, research guidance and the building up of a laboratory.',
    ],
  },
  'non-academic-positions': {
    closing: 'Candidates from reserved categories attach a certificate in the form prescribed by the government.',
    entries: [
      'Laboratory Assistant, {department} :: Trade certificate and two years in a workshop are essential.',
      'Assistant Registrar :: Master’s degree and five years in administration.',
      'Junior Engineer (Electrical) for {campus} :: Upkeep of substations, lifts and solar plants.',
      'Library Assistant at {campus} :: Cataloguing, circulation and help to readers.',
    ],
  },
  'short-term-positions': {
    closing: 'The engagement is for a fixed term and gives no claim to a regular post.',
    entries: [
      'Guest faculty in {department} :: Engagement for one semester, paid by the lecture.',
      'Project assistant, {department} :: For a sponsored project of eleven months.',
      'Counsellor (part-time) at {campus} :: Twelve hours a week, with a degree in clinical or counselling psychology.',
    ],
  },
  'recruitment-results': {
    closing: 'Marks are sent to each candidate on request.',
    entries: [
      'Result: guest faculty in {department} :: Names of selected and waiting candidates in order of merit, by roll number.',
      'Result of the trade test: Laboratory Assistant, {department} :: Candidates called to document verification, by roll number.',
      'Shortlist for interview: Assistant Professor in {department} :: Roll numbers, and the reasons where an application was not accepted.',
    ],
  },
  'recruitment-notices': {
    closing: 'Candidates look here for changes; letters are not sent.',
    entries: [
      'Interview schedule: {department} :: Reporting time, room and the papers to bring.',
      'Extension of the last date: posts in {department} :: Applications already sent stay valid.',
      'Corrigendum: age limit for non-teaching posts :: The limit is read with the relaxation allowed by the government.',
      'Trade test centre: {campus} :: How to reach the centre, and the tools that candidates may bring.',
    ],
  },
  regulations: {
    closing: 'The regulation was approved by the Academic Council.',
    entries: [
      'Regulations on examinations and evaluation :: Weight of practical work, grading, re-evaluation and improvement.',
      'Regulations on multiple entry and exit :: Certificates, diplomas and degrees after one to four years.',
      'Ordinance on the degree of Doctor of Philosophy :: Admission, course work, supervision and the thesis.',
      'Regulations on attendance :: The share of classes to be attended, and relief for illness and sport.',
      'Regulations on the discipline of students :: Conduct, the committee, penalties and appeal.',
      'Regulations on apprenticeship-embedded programmes :: Duties of the University, the establishment and the student.',
    ],
  },
  'research-notices': {
    closing: 'The Research and Development cell answers questions by e-mail.',
    entries: [
      'Doctoral course work in {department}: timetable :: Papers, teachers and rooms of the semester.',
      'Seed grants for teachers of {department} :: Grants of up to two lakh rupees for equipment and field work.',
      'Open defence of a thesis in {department} :: Date, room and abstract; everybody is welcome.',
      'Ethics committee: dates of meetings :: Proposals are due fifteen days before a meeting.',
    ],
  },
  'exam-notices': {
    closing: 'Students write to the examination branch through their campus office.',
    entries: [
      'Examination forms: {programme} :: The form is open online for ten days, and for three more with a late fee.',
      'Practical examinations in {department} :: Batches, examiners and the safety gear to be worn.',
      'Re-evaluation: how to apply :: Fee, last date and how the marks are settled.',
      'Examination centre changed to {campus} :: Admit cards with the old address stay valid at the new one.',
    ],
  },
  'exam-results': {
    closing: 'The result is provisional until the mark sheet is issued.',
    entries: [
      '{programme}: result of the end-semester examination :: Marks by roll number, with the number of credits earned.',
      '{programme}: result of re-evaluation :: Only roll numbers with a change are listed.',
    ],
  },
  'exam-datesheet': {
    closing: 'Candidates take their seats fifteen minutes before the paper.',
    entries: [
      '{programme}: date sheet of the end-semester examination :: Papers, dates and times; practical examinations come first.',
      '{programme}: date sheet of back papers :: For students with papers left from earlier semesters.',
    ],
  },
  'exam-fee-links': {
    closing: 'Pay online only, and keep the receipt until the admit card is issued.',
    entries: [
      'Examination fee: {programme} :: Fee by number of papers, and the last date without a late fee.',
      'Fee for duplicate mark sheets and degrees :: Rates, and the time each document takes.',
      'Fee for migration and provisional certificates :: Rates, and what to attach to the request.',
    ],
  },
  'university-court-members': {
    closing: MEMBERS,
    entries: [
      'University Court: composition by office :: Offices that carry membership, and the manner of nomination.',
      'University Court: term of nominated members :: Length of the term, and the procedure for a casual vacancy.',
    ],
  },
  'university-court-minutes': {
    closing: MINUTES,
    entries: [
      'University Court: minutes of meeting {number} :: Review of the year, accounts and the plan for new campuses.',
    ],
  },
  'board-of-management-members': {
    closing: MEMBERS,
    entries: [
      'Board of Management: composition by office :: Ex officio members and members from industry and education.',
      'Board of Management: standing committees :: Committees, their tasks and how often they meet.',
    ],
  },
  'board-of-management-minutes': {
    closing: MINUTES,
    entries: [
      'Board of Management: minutes of meeting {number} :: Posts, works, contracts and the proposals of the Finance Committee.',
    ],
  },
  'academic-council-members': {
    closing: MEMBERS,
    entries: [
      'Academic Council: composition by office :: Deans, heads of department, teachers in rotation and outside experts.',
      'Academic Council: sub-committee on new programmes :: Members and terms of reference.',
    ],
  },
  'academic-council-minutes': {
    closing: MINUTES,
    entries: ['Academic Council: minutes of meeting {number} :: New programmes, changes of syllabus and results.'],
  },
  'finance-committee-members': {
    closing: MEMBERS,
    entries: [
      'Finance Committee: composition by office :: Members, quorum and the officer who convenes the meeting.',
      'Finance Committee: limits of delegated powers :: Amounts up to which each officer may approve spending.',
    ],
  },
  'finance-committee-minutes': {
    closing: MINUTES,
    entries: [
      'Finance Committee: minutes of meeting {number} :: Budget estimates, fees and purchases above the delegated limits.',
    ],
  },
};
