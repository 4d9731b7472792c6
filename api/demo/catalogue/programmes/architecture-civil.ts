import { prose } from '../prose';
import type { ProgrammeTexts } from './shape';

export const architectureAndCivil: ProgrammeTexts = {
  DAR: {
    about: prose`
      You learn to put a building on paper so that others can build it. In the first year you draw by hand: lines,
      lettering, a chair, a staircase, your own room to scale. You measure a small house near the campus with a tape
      and draw its plan. From the second year you work on the computer as well, and every drawing has to agree with
      the model that you cut from card and balsa wood.

      A usual week has two long days in the drawing studio, one on a building site or in the materials laboratory, and
      two of classes in structures, climate and building rules. You learn why a room in Delhi needs a deep window
      shade, how many bricks go into a wall, and how a wheelchair turns in a bathroom. In the last year you prepare
      the full set of working drawings for a two-storey house, with an estimate of its cost.

      It suits you if you like to draw, notice buildings, and have the patience to do a sheet again.`,
    careers:
      'Architectural draughtsperson; Site assistant to an architect; Model maker; Building information modelling technician; Estimator of quantities; Interior site supervisor; Municipal drawing office assistant',
    note: 'A drawing aptitude is useful, but there is no drawing test.',
    papers: [
      'Freehand and Scale Drawing; Architectural Drawing I; Building Materials: Brick, Stone and Timber; Applied Mathematics for Builders; Carpentry and Masonry Practice; Measured Drawing of a Small House; English for the Drawing Office',
      'Architectural Drawing II; Computer-aided Drafting; Structures for Small Buildings; Climate and Comfort; Water Supply and Sanitation; Surveying with Tape and Level; History of Indian Buildings; Model Making',
      'Working Drawings Studio; Building Information Modelling; Estimating and Costing; Barrier-free Design; Building Bye-laws of Delhi; Site Supervision Internship; Diploma Project: A Two-storey House',
    ],
  },
  DCE: {
    about: prose`
      Roads, drains, houses and bridges begin with somebody who can read a level and test a bag of cement. That is
      what you learn here. In the first months you lay a brick wall, check it with a plumb bob, and find out why it
      leans. Soon you carry a survey instrument across the campus and turn its numbers into a map with contours.

      Half of each week is practical work: cubes of concrete are cast on Monday and crushed after seven and
      twenty-eight days, soil is sieved and pressed, water is sent through a glass channel. The classes explain what
      you saw. In the second summer you spend six weeks on a site with a safety helmet and a diary, and your teachers
      visit you there. The final project is a real small work, such as a footpath, a rain-water pit or the repair of a
      boundary wall.

      This is a programme for people who like to be outdoors, keep careful notes and do not mind dust on their shoes.`,
    careers:
      'Junior site engineer; Surveyor’s assistant; Concrete laboratory technician; Quantity estimator; Road works supervisor; Water and drainage supervisor; Small building contractor',
    papers: [
      'Engineering Mechanics; Applied Mathematics I; Applied Physics and Chemistry; Civil Engineering Drawing; Masonry, Carpentry and Plumbing Practice; Construction Materials; Communication in English and Hindi',
      'Surveying with Digital Instruments; Strength of Materials; Concrete Technology; Soil Mechanics; Hydraulics; Building Construction; Computer-aided Civil Drawing; Six Weeks on Site',
      'Reinforced Concrete Design; Steel Structures; Highway Engineering; Water Supply and Waste Water; Estimating, Tendering and Accounts; Repair of Buildings; Safety on Sites; Project: A Small Public Work',
    ],
  },
  DCG: {
    about: prose`
      This diploma teaches civil engineering with one more question in every paper: what does this do to water, air
      and heat in the city? You cast concrete, and then cast it again with crushed old concrete in place of new stone,
      and compare the two under the press. You design a roof for strength, and also for the rain that it can collect.

      The campus is your test ground. Students read the electricity and water meters each Friday and draw the curve on
      a board near the gate. A strip of porous paving, a reed bed that cleans wash water and a green roof of forty
      square metres were built by earlier batches; you look after them and measure whether they still work. The third
      year goes into the audit of a real public building, such as a school or a dispensary. You tell its owner, in
      plain words, which five changes would save the most.

      Come if you like building things, and if you also want to know what happens after they are built.`,
    careers:
      'Green building site supervisor; Energy and water audit assistant; Rain-water harvesting contractor; Waste recycling plant supervisor; Environment assistant on road works; Building materials tester; Solar roof installer',
    papers: [
      'Mechanics for Builders; Mathematics for Green Engineering I; Ecology of a City; Engineering Drawing and Sketching; Building Crafts Practice; Low-carbon Building Materials; Spoken and Written English',
      'Surveying and Mapping; Structures I; Recycled Aggregate Concrete; Storm Water and Urban Drainage; Energy in Buildings; Soils and Foundations; Environmental Measurements; Summer on a Green Site',
      'Structures II; Rain-water Harvesting Design; Waste Water and Reed Beds; Green Rating of Buildings; Sustainable Roads; Costing over the Life of a Building; Environmental Rules and Permissions; Audit of a Public Building',
    ],
  },
  BSID: {
    about: prose`
      An interior designer decides how a room works before deciding how it looks. You begin with your own body: how
      high is a good table, how wide a passage for two, how far a hand reaches from a bed. You build a stool that
      carries your teacher. After that come colour, light, fabric and wood, each with samples that you touch, burn,
      scratch and wash.

      From the second year there is one studio project a semester, each for a place that exists: a one-room flat for
      five people, a tea stall, a school library, a clinic. You visit it, talk to those who use it, draw plans and
      three dimensional views, choose materials with their prices, and defend all of it in front of a jury. Two days a
      week are kept for the studio, one for the carpentry and upholstery shop, and the rest for classes.

      Curious people who like both drawing and talking to others feel at home here; art at school is not asked for.`,
    careers:
      'Interior designer in a studio; Furniture designer; Exhibition and stall designer; Kitchen and wardrobe planner; Lighting design assistant; Site coordinator for interiors; Set design assistant; Own design practice',
    subjects: 'English',
    note: 'Any stream. Bring ten drawings, photographs or models to the counselling; they are talked about, not marked.',
    papers: [
      'Design Drawing; Colour and Form; The Human Body and Furniture; Materials: Wood, Cane and Bamboo; Carpentry Practice; History of Indian Interiors; Writing about Design',
      'Residential Studio: One Room, Five People; Computer-aided Interior Drafting; Fabrics and Upholstery; Light and Lighting; Building Services for Interiors; Materials: Metal, Glass and Stone; Environmental Studies',
      'Public Space Studio: Library and Clinic; Furniture Design; Acoustics and Ventilation; Three-dimensional Visualisation; Design for Access; Costing and Contracts; Site Internship',
      'Retail and Office Studio; Reuse of Old Interiors; Professional Practice; Lighting Design Elective or Set Design Elective; Design Research; Entrepreneurship for Designers; Degree Project and Portfolio',
    ],
  },
};
