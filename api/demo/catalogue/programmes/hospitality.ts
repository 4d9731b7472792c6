import { prose } from '../prose';
import type { ProgrammeTexts } from './shape';

export const hospitality: ProgrammeTexts = {
  BSHM: {
    about: prose`
      A hotel never closes, so you learn it from all its doors: kitchen, restaurant, laundry, reception and the
      chief’s office. During the first year you chop, bake, lay tables, make forty beds and stand at the desk of the
      training hotel on the campus, which has eight rooms for guests of the University and a restaurant open to all at
      lunch.

      A week has two kitchen days that begin at seven, one service day, one day for rooms and reception, and one for
      classes in food science, accounts, law and languages. You cook the food of one Indian region after the other,
      with a cook from there as guest, and you learn what an allergy or a fast means for a menu. Waste is weighed
      every evening. Twenty-two weeks in the third year are spent in a hotel, in all four departments, with a logbook
      that is signed by the day.

      You should like people, keep clean and keep smiling, and be prepared to work when others celebrate. Vegetarian
      students may cook a fully vegetarian course.`,
    careers:
      'Front office executive; Chef in training; Restaurant supervisor; Housekeeping executive; Banquet coordinator; Hospital and airline catering supervisor; Homestay owner; Guest relations executive',
    subjects: 'English',
    note: 'Any stream. A medical certificate for food handlers is needed before the first kitchen day.',
    papers: [
      'Foundation of Cookery; Food and Beverage Service I; Housekeeping I; Front Office I; Hygiene and Food Safety; Hotel French or Hotel Spanish; English for Guests',
      'Regional Indian Kitchens; Food and Beverage Service II; Accommodation Operations; Front Office Systems; Bakery and Confectionery; Nutrition; Hotel Accounting; Environmental Studies',
      'Twenty-two Weeks in a Hotel; Revenue Management; Hotel Law; Food Costing; People in Hospitality; World Kitchens; Facility Planning',
      'Hotel Marketing; Events and Banquets; Sustainable Hotels; Tourism of India; Elective: Kitchen, Rooms or Service; Entrepreneurship in Hospitality; Project: Run the Training Hotel',
    ],
  },
  BSFM: {
    about: prose`
      Lifts move, taps run, lights burn and the air is fresh: when a building works, nobody thinks of those who look
      after it. You learn to be in charge of an office tower, a hospital, a metro depot or a housing colony. The
      campus itself is the object of study. Students read its meters, walk its roofs, test its fire pumps on the first
      Monday of the month and answer the complaints of its users through a help desk of their own.

      Technical papers teach you enough about electricity, water, cooling, lifts and fire to talk to engineers and to
      notice when an explanation cannot be right. Management papers deal with contracts, cleaning standards, safety of
      workers, budgets and space. You plan the move of an office over a weekend and practise an evacuation with a
      stopwatch. Software for maintenance and energy is used from the second year on, and each summer has six weeks in
      a managed building.

      The right place for people who notice a dripping tap and cannot walk past it.`,
    careers:
      'Facility executive; Building maintenance supervisor; Energy and utilities executive; Housekeeping manager; Fire and safety coordinator; Help desk manager; Vendor contracts executive; Property manager of a housing society',
    subjects: 'English',
    note: 'Any stream.',
    papers: [
      'How a Building Works; Housekeeping Science; Basics of Electricity and Water; Workplace Safety; Drawing and Plan Reading; Mathematics for Managers; Communication with Users',
      'Electrical Maintenance; Plumbing and Water Treatment; Air Conditioning and Lifts; Fire Safety; Vendor Contracts; Help Desk Practice; Environmental Studies',
      'Energy Management; Maintenance Software; Space Planning and Moves; Hospital and Laboratory Facilities; Security and Emergencies; Facility Accounting; Managed Building Internship',
      'Facility Audit; Green Operation of Buildings; Law for Buildings and Labour; Indoor Air Quality; Elective: Airports, Campuses or Data Centres; Leadership of Service Teams; Capstone: Running the Campus',
    ],
  },
  BSBT: {
    about: prose`
      Beauty therapy is care for skin, hair and hands, based on science and given with respect. You learn what skin is
      made of before you put anything on it, how a hair grows, what happens in an allergy, and why a comb must be
      disinfected between two heads. Facials, haircuts, colouring, make-up, threading and massage are practised on
      models and classmates, then in the training salon, which the public may visit on four afternoons a week.

      Chemistry has a place of its own: you mix a cream, a shampoo and a henna paste, test how long they keep, and
      read the labels of bought ones with sharper eyes. Indian skin and hair of all shades and kinds are the standard
      here. Later semesters bring spa treatments, knowledge from Ayurveda, bridal and theatre make-up, work with
      people after illness or burns, and the accounts and law of running a salon.

      Open to women and men. You need clean habits, friendly manners and feet that can stand for some hours.`,
    careers:
      'Beauty therapist; Hair stylist; Make-up artist for events, film or stage; Spa therapist; Salon manager; Cosmetic product trainer; Cosmetics formulation assistant; Salon owner',
    subjects: 'English',
    note: 'Any stream. Tell us about skin allergies before you join.',
    papers: [
      'Skin Science; Hygiene and Sterilisation; Hair Care I; Facials and Threading; Hands and Feet; Anatomy for Therapists; Speaking with Clients',
      'Hair Cutting and Colour; Make-up I: Day and Bridal; Cosmetic Chemistry; Massage; Nutrition and Skin; Training Salon I; Computer and Booking Systems; Environmental Studies',
      'Spa Therapies; Ayurveda Basics; Make-up II: Stage and Camera; Hair Science; Skin Conditions and When to Refer; Salon Accounts; Training Salon II',
      'Salon Management and Law; Product Development; Therapy after Illness and Burns; Marketing of Services; Wellness Tourism; Salon Internship; Final Show and Business Plan',
    ],
  },
};
