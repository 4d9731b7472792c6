import { prose } from './prose';

/** What is written of each school, by its code; its name and departments stand in facts.json. */
export const schoolTexts: Record<string, string> = {
  SADS: prose`
    Buildings, rooms, clothes, screens and works of art: this school is for people who think with a pencil. Seven
    departments share studios in the north, south and east of Delhi, and most projects cross their borders.`,
  SCIT: prose`
    Programs, data, networks and the people who use them. The school teaches computing from the diploma after class X
    to the master’s degree, and keeps repair desks, test servers and open data for the city as part of its teaching.`,
  SEEE: prose`
    From house wiring to chips and robots, everything here runs on electricity. Three departments share machines
    halls, a clean room and two robot halls, and safety comes before the first switch.`,
  SMEC: prose`
    Metal, engines, tools and print: the school of the workshop. Its students learn to make a part, to measure it and
    to answer for it, on campuses that stand among the factories they work with.`,
  SCHE: prose`
    Materials are changed here by heat, pressure and patience. The three departments share the pilot plant in Rohini,
    where students run processes in shifts and count every kilogram.`,
  SBFM: prose`
    Banking, trade, shops, offices and service centres are learnt by running them on a small scale. Eight departments
    keep a training branch, a shop, a warehouse and a service floor in which real customers are met.`,
  SENT: prose`
    The school of beginnings. It teaches how to start, lead and, if need be, close an enterprise, and it looks after
    the incubation centre for students of all other schools.`,
  SAHS: prose`
    Tests, medicines, eyes and rehabilitation: the work beside the doctor that makes treatment possible. Exactness and
    kindness are trained together, in teaching laboratories that also serve the neighbourhood.`,
  STHS: prose`
    Hospitality is the art of looking after people. Hotel, kitchen, salon, events and the running of buildings are
    taught in places that are open to guests, with teachers who have worked at the stove, the desk and the chair.`,
  SSCI: prose`
    The sciences behind all skills, and the new fields that grow from them. The school teaches mathematics, physics
    and chemistry to every programme and has degrees of its own in environment, sustainability, quantum and nano
    technology.`,
  SLCS: prose`
    Four languages and the art of being understood. Its teachers work on every campus, in groups made by need, and run
    a writing desk and an honours degree in Spanish.`,
};
