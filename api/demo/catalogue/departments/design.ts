import { prose } from '../prose';
import type { DepartmentTexts } from './shape';

export const design: DepartmentTexts = {
  Architecture: {
    code: 'ARCH',
    about: prose`
      The department teaches the drawing, the model and the building site together, on two campuses. Its people have
      worked on small houses, schools and the repair of old havelis, and they bring such jobs into the studio. Every
      spring the students measure one old building of Delhi that nobody has drawn before; the sheets are kept in the
      department and may be seen on request.`,
    research:
      'passive cooling; low-cost housing; building information modelling; conservation of old buildings; barrier-free design',
    publications:
      'Courtyards and night air in walled houses; Lime plaster repair for masons: a field manual; Ramps that people use: a survey of 40 public buildings; Low-cost roofs after ten monsoons; Teaching section before plan',
    venues: 'Journal of Small Buildings; Plan and Section',
  },
  'Civil Engineering': {
    code: 'CIVIL',
    about: prose`
      Concrete, soil, water and roads are taught on five campuses, three of which have testing laboratories of their
      own. The department also tests bricks, cubes and paving blocks for public works at a fixed price, with students
      at the machines and a teacher’s signature below the report. A group at Shakarpur looks for uses of broken
      concrete, and has paved a footpath with it that is now in its sixth year.`,
    research: 'recycled aggregates; green concrete; urban drainage; soil stabilisation; traffic safety',
    publications:
      'Strength of paving blocks made of demolition waste; Why colony drains overflow: twelve case studies; Stone dust as sand in mortar; Speed tables and school gates in East Delhi; Soil blocks with rice husk ash',
    venues: 'Works and Materials; Proceedings of the Conference on Useful Structures',
  },
  'Interior Design': {
    code: 'INT',
    about: prose`
      Good rooms for ordinary people: this is what the department cares for. Studios deal with one-room flats,
      clinics, canteens and libraries before they come to hotels. A materials library with two thousand samples is
      shared with builders and householders, who may come on Friday afternoons and ask. Furniture of student design
      stands in many corridors of the University and is repaired by the next batch.`,
    research: 'ergonomic furniture; lighting for small homes; reuse of materials; acoustic design; retail interiors',
    publications:
      'Sitting on the floor: measures for Indian furniture; Light for homework in homes of one room; The second life of doors and windows; Noise in small clinics and how to lessen it; Tea stalls as interiors',
    venues: 'Rooms: A Review of Interior Practice; Plan and Section',
  },
  'Fashion Design': {
    code: 'FASH',
    about: prose`
      Cloth comes first in this department, then the body, then the fashion. Its teachers have been weavers, pattern
      cutters and merchandisers. Together with weavers’ groups in three states students document looms and motifs, and
      the group, not the department, owns what is recorded. A measuring project has collected the body sizes of more
      than a thousand volunteers, so that patterns fit those who will wear them.`,
    research: 'handloom revival; zero-waste pattern cutting; natural dyes; sizing for Indian bodies; garment reuse',
    publications:
      'A size chart from 1,100 measured women; Cutting a kurta without waste; What a metre of handloom pays the weaver; Fastness of onion-skin and marigold dyes; Clothes that open from the side: dressing while seated',
    venues: 'Thread and Trade; Journal of Dress Studies in South Asia',
  },
  'Digital Media Design': {
    code: 'DMD',
    about: prose`
      Letters, pictures, sound and screens are made here for people who will really use them. The department has drawn
      typefaces for three Indian scripts which anyone may use, and it keeps a collection of street signs photographed
      since 2012. Each semester it takes on a few jobs for schools, museums and public offices; they pay with their
      time as testers.`,
    research:
      'accessible interfaces; Indian scripts on screens; motion graphics; game design for learning; visual storytelling',
    publications:
      'Reading Devanagari on small screens; A picture menu for people who do not read; Board games in the teaching of water; Captions as design; Signs of one bazaar, 2012 to 2022',
    venues: 'Visible Words; Proceedings of the Meeting on Design for Many',
  },
  'Jewellery Design': {
    code: 'JEWEL',
    about: prose`
      Two floors among the workshops of Jhandewalan are home to this small department. It teaches short courses in
      bench work, casting, stone identification and computer drawing, by day for students, in the evening for
      craftsmen. Its collection of old design albums, saved from shops that closed, grows each year. The department
      advises artisans on fair hallmarking and safe soldering without cadmium.`,
    research: 'lost-wax casting; gem identification; 3D printed moulds; craft clusters; hallmarking',
    publications:
      'Cadmium-free solders for silver; Design albums of Delhi jewellers, 1920 to 1970; Printed wax against carved wax; Ventilation of small polishing rooms; Glass or stone: a guide for buyers',
    venues: 'Bench Notes; Thread and Trade',
  },
  'Fine Arts': {
    code: 'ART',
    about: prose`
      Painting, sculpture and printmaking are taught by working artists beside Sanjay Lake. The department believes in
      long hours of drawing and in guests: each year four folk artists teach their own ways of painting or modelling
      for two weeks. Its print workshop lends presses to schools, and its students have painted eleven walls of the
      quarter, each after talks with those who pass it every day.`,
    research: 'folk and tribal art; printmaking; public art; pigments and conservation; art education',
    publications:
      'Salt Line, wood cuts, group show at the lake gallery; Asking the street: eleven murals and their neighbours; Earth pigments of the Aravalli; Night Shift, paintings, solo show; Drawing lessons in a village school: a diary',
    venues: 'Lakeside Gallery catalogues; Art and Place',
  },
};
