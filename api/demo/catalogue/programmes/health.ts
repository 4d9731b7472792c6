import { prose } from '../prose';
import type { ProgrammeTexts } from './shape';

export const health: ProgrammeTexts = {
  BSML: {
    about: prose`
      Before a doctor decides, somebody in a laboratory has looked at blood, urine or tissue and has written down a
      number that must be right. You learn to be that person. The first skill is drawing blood: on a rubber arm, then
      on each other, and only much later, beside a nurse, from a patient. After it you count cells under the
      microscope, grow bacteria on plates, match blood for a transfusion and run the machines that do a hundred tests
      in an hour.

      Every sample has a name on it. Labels, cleanliness and secrecy are practised until nobody needs to be reminded.
      The teaching laboratory works like that of a small hospital, with a reception, a night duty roster for practice,
      and control samples each morning; when a control is out of range, nothing is reported. The fourth year is mostly
      spent in hospital laboratories, in six postings of a month.

      Science students with a steady hand and a sense of duty are what we look for. If you cannot bear the sight of
      blood, tell us; for most people it passes in two weeks.`,
    careers:
      'Medical laboratory technologist; Blood bank technologist; Microbiology laboratory technologist; Sample collection supervisor; Quality control officer in a laboratory; Histology technologist; Laboratory instrument application specialist',
    subjects: 'Physics; Chemistry; Biology; English',
    note: 'Vaccination against hepatitis B is asked for before the hospital postings.',
    papers: [
      'Anatomy and Physiology; Biochemistry I; Laboratory Safety and Instruments; Haematology I; Drawing Blood and Handling Samples; Cell Biology; English for Health Workers',
      'Clinical Biochemistry; Haematology II; General Microbiology; Clinical Pathology; Parasites and Fungi; Statistics for Health; Communication with Patients; Environmental Studies',
      'Diagnostic Microbiology; Histology and Cytology; Immunology; Blood Banking; Molecular Diagnostics; Laboratory Quality and Accreditation; Medical Ethics and Law',
      'Laboratory Management; Advanced Molecular Methods; Research Methods; Hospital Posting: Biochemistry and Haematology; Hospital Posting: Microbiology and Blood Bank; Hospital Posting: Pathology; Research Project',
    ],
  },
  DPH: {
    about: prose`
      A pharmacist hands over a medicine together with the sentence that makes it work: how much, when, with what, and
      what to do if it does harm. In two years after class XII you learn both parts. You make tablets, ointments,
      syrups and eye drops in the pharmaceutics laboratory, test them, and find out why a tablet that looks perfect
      may still pass through the body unused.

      You also learn to read a prescription in any handwriting and to say no when it is dangerous. A model pharmacy on
      the campus has shelves, a refrigerator with a temperature log, a register for restricted medicines and a counter
      at which teachers play difficult customers. Plants from the herbal garden are identified by leaf, smell and
      microscope. After the second year come five hundred hours of practical training in a hospital or a community
      pharmacy, without which the diploma is not given.

      Admission follows the rules of the pharmacy council, with counselling of its own. It needs exact work, a good
      memory and kindness towards people who are ill.`,
    careers:
      'Registered pharmacist after registration with the state council; Community pharmacist; Hospital pharmacy assistant; Medical store owner; Production assistant in a medicine factory; Drug information assistant; Medicine warehouse supervisor',
    qualification: 'Class XII in science or equivalent',
    subjects: 'Physics; Chemistry; English',
    note: 'And either Biology or Mathematics. Counselling is separate, by the rules of the pharmacy council.',
    papers: [
      'Pharmaceutics; Pharmaceutical Chemistry; Pharmacognosy; Human Anatomy and Physiology; Social Pharmacy; Practice in the Pharmaceutics Laboratory; Herbal Garden and Field Visits',
      'Pharmacology; Community Pharmacy and Management; Biochemistry and Clinical Pathology; Pharmacotherapeutics; Hospital and Clinical Pharmacy; Pharmacy Law and Ethics; Practical Training of 500 Hours',
    ],
  },
};
