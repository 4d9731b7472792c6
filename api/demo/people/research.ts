import { prose } from '../catalogue/prose';

/** What heads of departments tell of their research, by the name of the department. */
export const RESEARCH_TEXTS: Record<string, string> = {
  Architecture: prose`
    Old houses of Delhi keep their rooms bearable in May without machines. The group measures how: loggers hang in
    twelve courtyards and write down heat, wind and damp every ten minutes. From the figures come simple rules for new
    flats, such as the width of an opening or the colour of a roof.

    Students take part from their second year. Owners get a plan of their house and a list of repairs as thanks.`,
  'Civil Engineering': prose`
    Each year the city throws away more broken concrete than it can store. The work of this group is to bring it back:
    which part can be crushed and used again, how strong it is, and what happens to it in ten monsoons. A footpath on
    the campus has been watched since it was laid.

    A second line of work deals with drains that overflow, and with those who clean them.`,
  'Fine Arts': prose`
    Wood cuts and the history of cheap prints are at the centre of this work: calendar pictures, labels, posters of
    travelling theatres. Some blocks were saved from a closed press and can be printed again. New prints made in the
    studio take up their colours and their courage.

    A diary of drawing lessons in a village school is being turned into a small book.`,
  'Computer Engineering': prose`
    How long can a computer be used? The group tries to keep machines of ten years and more at work, with lean
    systems, careful scheduling and parts that can be changed. Every result is tested on the repair desk, where the
    public brings the hardest cases.

    Another question is what beginners learn from error messages, and how these could be better written.`,
  'Artificial Intelligence and Machine Learning': prose`
    Most people of India speak languages for which hardly any recordings exist. The group collects speech together
    with its speakers, who decide what may be done with it, and trains models small enough for a cheap phone. Who is
    understood badly is measured first and published with the model.

    At present the team works with teachers in two hill districts.`,
  'Electrical Engineering': prose`
    Dust takes more from a solar panel in Delhi than most people think. For two years one half of the roof has been
    cleaned daily, the other by rain alone, and the difference is written on a public screen. From the results comes a
    plan of cleaning for schools.

    Battery swapping for rickshaws is the second field, studied with drivers at one stand.`,
  'Robotics and Automation': prose`
    Robots for people with little money: this sums up the aim. A training rig for factory controllers was built at a
    tenth of the usual price and copied by eleven institutes. Now the group works on grippers and trolleys for homes
    and hospitals, always with a user in the team from the first day.

    Drawings, programs and lists of parts are free.`,
  'Pharmaceutical Sciences': prose`
    A tablet is tested for years at a steady temperature, and then spends the summer in a tin trunk. The group stores
    common medicines in real homes, with the consent of the families, and measures each month what is left of them.
    Advice on where to keep medicine follows from it.

    Pictures on labels for people who read with difficulty are developed and tested with patients.`,
  'Food Production': prose`
    Millets were the grain of our grandparents and are hard to bake with. In the test kitchen bread, biscuits and
    noodles are tried with ragi, jowar and bajra until canteens can make them at the usual price. Shelf life is tested
    in the heat and not in a cold room.

    With street vendors the group looks for simple ways to keep water clean.`,
  Mathematics: prose`
    Certain mistakes with fractions come back year after year. The group follows them from the entrance to the last
    examination and tries out exercises from the workshop against them. The results are sober: time and conversation
    help most.

    In applied work, timetables, cutting plans and bus rosters of the University are improved by optimisation.`,
  'Quantum Technologies': prose`
    A secret key sent by single particles of light shows at once if somebody has listened. The team has built such a
    line over four kilometres of ordinary fibre between two campuses and studies what rain, heat and construction work
    do to it. All parts are simple enough for a teaching laboratory.

    Theses are also given in error correction on small, noisy machines.`,
  'Environmental and Sustainability Science': prose`
    The dust of ten winters, minute by minute, is the treasure of this group. It shows which measures brought relief
    and which were only announced. Before anything is printed, the results are told to the residents who gave a roof
    or a balcony for a sensor.

    New work deals with heat at night, and with paints and plants that help one to sleep.`,
};
