import { prose } from '../prose';
import type { ProgrammeTexts } from './shape';

export const designAndArts: ProgrammeTexts = {
  BSFD: {
    about: prose`
      You start with cloth, not with sketches of models. In the first semester you spin, weave a hand’s width on a
      frame loom, dye it with onion skin and indigo, and learn to name forty fabrics with closed eyes. Then come the
      pencil, the paper pattern and the sewing machine, until a shirt of your own making fits a classmate.

      Each year ends with clothes that can be worn: a shirt and trousers, a child’s school dress, a garment for
      somebody who uses a wheelchair, and at last a graduate collection of six outfits shown on a stage that you build
      yourselves. Pattern cutting and stitching fill three mornings of the week. Afternoons go to drawing, the history
      of Indian textiles, costing, and the computer programs with which factories plan their cloth so that little is
      thrown away. You spend one month with a weavers’ or embroiderers’ group and write down what their work costs and
      earns.

      You need patient hands and an interest in people. Good sewing can be learnt; many begin without ever having held
      a needle.`,
    careers:
      'Fashion designer; Pattern maker; Garment sample developer; Apparel merchandiser; Textile print designer; Costume assistant; Quality controller in a garment unit; Own label or boutique',
    subjects: 'English',
    note: 'Any stream. No portfolio is asked for.',
    papers: [
      'Fibres and Fabrics; Fashion Drawing; Pattern Making I; Sewing Technology I; Natural Dyeing; Indian Costume; English for Designers; Colour Studies',
      'Pattern Making II; Garment Construction: Shirt and Trousers; Draping on the Stand; Surface Ornamentation; Textile Testing; Fashion Illustration; Computer-aided Pattern Design; Environmental Studies',
      'Children’s Wear Studio; Clothing for Persons with Disabilities; Zero-waste Cutting; Apparel Costing and Merchandising; Craft Cluster Documentation; Knitwear; Factory Internship',
      'Graduate Collection I: Research and Toiles; Graduate Collection II: Making and Show; Fashion Business and Law; Styling and Photography; Sustainable Fashion; Sizing for Indian Bodies; Portfolio',
    ],
  },
  BSDD: {
    about: prose`
      Posters, phone screens, short films, games and signboards all ask the same thing of their maker: say it clearly,
      and make people want to look. In the first year you work with ink, scissors, camera and voice recorder before
      the computer takes over. You draw letters of Devanagari and Latin by hand until you see why one line is easy to
      read and another is not.

      Later each semester has one long project for a person who is not a teacher. Past batches made a picture menu for
      a canteen, a film of three minutes on crossing the road, and an app that tells bus times aloud. You test what
      you made with strangers and change it. The week has a rhythm: making on Monday and Tuesday, classes on
      Wednesday, software practice on Thursday, and on Friday everybody pins the work on the wall and talks about it.

      For those who draw in the margins of their notebooks, film everything, or cannot stand a badly made sign.`,
    careers:
      'Graphic designer; Interface designer; Motion graphics artist; Illustrator; Video editor; Game art assistant; Social media content designer; Web publisher',
    subjects: 'English',
    note: 'Any stream. A computer of your own helps in the later years; the studios are open until 8 in the evening.',
    papers: [
      'Seeing and Drawing; Letters by Hand: Devanagari and Latin; Basics of Photography; Colour and Composition; Story and Script; Digital Image Making; Media History of India',
      'Typography; Vector Illustration; Sound Recording and Editing; Video I: Three Minutes; Web Page Making; Information Graphics; Environmental Studies',
      'Motion Graphics; Interface Design; Testing with People; Three-dimensional Modelling; Design for Indian Languages; Accessible Media; Studio Internship',
      'Game Design for Learning; Service Design; Video II: Documentary; Media Law and Copyright; Pricing and Client Work; Degree Project: Research; Degree Project: Making and Exhibition',
    ],
  },
  BAFA: {
    about: prose`
      Four years of drawing, painting, clay, wood and print, almost every day. The morning belongs to the studio: a
      model, a still life or a heap of bricks is drawn again and again until the eye has learnt to look. In the
      afternoon you visit the history of Indian and world art, not from slides alone but in museums, in old monuments
      of the city and with folk painters who come to teach their own way for a fortnight.

      The first two years are the same for all. After them you choose painting, sculpture or printmaking as your main
      field and keep one of the others beside it. You grind pigments, prepare a wall for fresco, cast a head in
      plaster, pull an edition of twenty from a wood block, and write about what you did. One mural is made each year
      for a place outside: an underpass, a hospital corridor, a school. The degree exhibition is open to the public,
      and you hang it, light it and write its labels.

      Marks in art are not needed. What counts is that you want to draw even when nobody asks you to.`,
    careers:
      'Practising artist; Art teacher after a teaching degree; Mural painter; Illustrator; Gallery or museum assistant; Printmaker; Set and prop maker; Conservation assistant',
    subjects: 'English',
    note: 'Any stream. Bring a sketchbook to the counselling.',
    papers: [
      'Drawing from Life and Objects I; Painting: Water Colour and Gouache; Clay Modelling; Basics of Printmaking; Art of India to 1200; Materials of the Artist; English Reading and Writing',
      'Drawing from Life and Objects II; Painting: Oil and Acrylic; Carving and Casting; Wood Cut and Lino Cut; Art of India after 1200; Folk and Tribal Art with Visiting Artists; Environmental Studies',
      'Main Studio I; Second Studio; Composition; Etching and Lithography; World Art to 1900; Mural and Public Art; Aesthetics of India and the West',
      'Main Studio II; Modern and Contemporary Art; Care of Works of Art; Writing on Art; Art Education; Exhibition Practice and Law for Artists; Degree Exhibition',
    ],
  },
};
