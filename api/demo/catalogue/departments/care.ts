import { prose } from '../prose';
import type { DepartmentTexts } from './shape';

export const care: DepartmentTexts = {
  'Medical Laboratory Sciences': {
    code: 'MLS',
    about: prose`
      Behind every diagnosis stands a test, and behind the test a person who was taught to be exact. The department
      runs two teaching laboratories that work like those of a hospital, with controls each morning. On the first
      Monday of the month people of the neighbourhood may have blood sugar and haemoglobin tested. Students carry out
      the tests under supervision, and no result leaves without a second signature.`,
    research: 'point-of-care tests; antimicrobial resistance; anaemia screening; laboratory quality; sample transport',
    publications:
      'Haemoglobin on the first Monday: 4,200 tests; Samples in the heat: transport by cycle; Strip tests against the analyser; Resistant germs in hostel kitchens; Teaching labels: errors before and after',
    venues: 'Bench and Bedside Tests; Journal of Community Laboratories',
  },
  'Pharmaceutical Sciences': {
    code: 'PHARM',
    about: prose`
      Making medicines and handing them over with the right words are taught here with equal care. The department
      keeps a herbal garden of a hundred and ten plants, two model pharmacies and a register of side effects to which
      local chemists report. Its teachers study how long tablets keep in a Delhi summer and how labels can be
      understood by those who read with difficulty.`,
    research: 'herbal formulations; drug stability; pharmacy practice; adverse-event reporting; generic medicines',
    publications:
      'Tablets in a tin roof room: stability over one summer; Pictures on labels: who understands them?; Side effects told at the counter; Tulsi syrup: keeping quality; Choosing the cheaper equal: talks with 300 patients',
    venues: 'Counter and Cure; Journal of Community Laboratories',
  },
  'Optometry and Vision Science': {
    code: 'OPTO',
    about: prose`
      Spectacles change school marks faster than tuition does, as this department likes to say. It offers short
      courses for optical assistants and takes a screening van with charts, lenses and a frame box to schools.
      Children who need more are sent to an eye hospital and visited again after three months, to see whether the
      glasses are worn. Low-vision aids are lent from a cupboard.`,
    research: 'school eye screening; low-vision aids; myopia; contact lenses; tele-optometry',
    publications:
      'Are the glasses worn? A visit after three months; Daylight and short sight in city schools; A cupboard of low-vision aids; Eye tests over a poor line; Frames that children choose',
    venues: 'Seeing: Papers in Eye Care; Journal of Community Laboratories',
  },
  'Rehabilitation Science': {
    code: 'REHAB',
    about: prose`
      Living and working with a disability is studied here together with people who do so; three of them teach in the
      department. It holds courses in sign language, advises the campuses on ramps, software and examinations, and
      builds aids with the robotics workshop. A lending room has chairs, grips and keyboards to try at home for a
      month before anyone spends money.`,
    research: 'prosthetics; assistive technology; sign language; early intervention; workplace inclusion',
    publications:
      'Try before you buy: a lending room for aids; Signs for the workshop: 240 new terms; Work trials for people with brain injury; A printed hand after two years; Examinations with a scribe: what candidates say',
    venues: 'Journal of Assistive Making; Inclusion in Practice',
  },
  'Hotel Management': {
    code: 'HOTEL',
    about: prose`
      Eight guest rooms, a reception and a restaurant with forty seats are the classroom of this department. Its
      teachers have been chefs, housekeepers and front office managers. They invite cooks from all regions, write down
      their recipes with weights and times, and keep a public archive of them. Hotels in the hills are advised on
      saving water and on fair rosters.`,
    research: 'regional cuisines; hotel energy use; guest experience; homestays; food waste',
    publications:
      'An archive of 300 regional recipes; Homestays in winter: incomes of 22 families; Towels, water and notices that work; Rosters that let cooks sleep; What guests leave on the plate',
    venues: 'Guest and Host; Papers on Food and Service',
  },
  'Food Production': {
    code: 'FOOD',
    about: prose`
      Bakers, sweet makers and food technologists form this department. It teaches kitchen papers to hotel students
      and holds short courses for canteen cooks, street vendors and women’s groups that sell pickles. Millets have
      been its theme for some years: the bread, biscuits and noodles that were tried here can be tasted at the counter
      in Pusa. Every recipe states how long it is safe to keep.`,
    research: 'millets; food safety; bakery shelf life; street food hygiene; traditional fermentation',
    publications:
      'Bread with forty percent ragi; Water at the chaat stall: simple tests; Shelf life of homemade pickle; Idli batter at six temperatures; Training canteen cooks in one week',
    venues: 'Papers on Food and Service; Kitchen Science Letters',
  },
  'Facility Management': {
    code: 'FM',
    about: prose`
      Running buildings well saves more energy than building new ones. The department takes its own campus in Dwarka
      as the example: its students read meters, hold fire drills, run a help desk and publish the costs each quarter.
      Housing societies send their caretakers to evening courses. The teachers’ audits of schools, each on four pages
      with ten steps, may be read by all.`,
    research: 'energy audits; water reuse; fire safety; maintenance planning; indoor air quality',
    publications:
      'Ten steps for a school: audits of 31 buildings; Fresh air in winter classrooms; Evacuation times with and without practice; Reuse of wash water in a hostel; What caretakers know',
    venues: 'Buildings in Use; Safe Work Papers',
  },
  'Beauty and Wellness': {
    code: 'BEAUTY',
    about: prose`
      Skin and hair of all shades are the standard in this department, in the textbook and on the treatment chair. A
      training salon serves the public; a small laboratory makes creams without bleaching agents and tests what
      markets sell. Salons of the south come for advice on hygiene, dust and working posture. One paper deals with
      care after cancer and burns, taught with people who went through it.`,
    research: 'skin care for Indian skin; herbal cosmetics; salon hygiene; wellness tourism; hair science',
    publications:
      'Mercury in market creams: forty samples; Combs and germs: a salon study; Henna that does not burn; Standing all day: posture of stylists; Care of skin after radiation: a practical guide',
    venues: 'Care and Craft; Kitchen Science Letters',
  },
  'Event Management': {
    code: 'EVENT',
    about: prose`
      Fairs, weddings, matches and festivals bring together crowds, cables and cooking gas, and somebody has to plan
      for all three. The department teaches event papers in hospitality and business programmes and organises the
      University’s convocation and book fair. Its safety plans for melas, made with the fire service in mind, are
      simple enough to be pinned to a pole.`,
    research: 'crowd safety; green events; sponsorship; festival economies; hybrid events',
    publications:
      'Exits and songs: how a mela empties; The waste of one wedding season; Who pays for Ramlila?; Queues in the sun; A book fair on two floors and one screen',
    venues: 'Gatherings; Guest and Host',
  },
};
