import type { Topic } from './found';

export const TOPICS: readonly (readonly [typed: string, topic: Topic])[] = [
  ['fee, fee structure, tuition fee, cost, charge, semester fee, shulk, fees kitni, फीस, शुल्क', 'fee'],
  ['last date, last day, apply last date, last date to apply, deadline, closing date, due date', 'last-date'],
  ['antim tithi, aakhri tarikh, last date kya, अंतिम तिथि, आखिरी तारीख, लास्ट डेट', 'last-date'],
  ['eligibility, eligibility criteria, eligible, qualification, yogyata, योग्यता, पात्रता', 'eligibility'],
  ['seat, number of seats, total seats, intake, how many seats, सीट', 'seats'],
  ['cut off, cutoff, closing rank, opening rank, last rank, rank, कटऑफ, रैंक', 'ranks'],
  ['duration, how long, how many years, how many semesters, avadhi, अवधि, कितने साल', 'duration'],
  ['metro, nearest metro, metro station, address, location, how to reach, pata, पता, मेट्रो', 'place'],
  [
    'contact, contact number, phone, phone number, email, email id, mail id, helpline, sampark, संपर्क, फोन नंबर',
    'contact',
  ],
  ['hostel, hostel facility, accommodation, chhatravas, छात्रावास, हॉस्टल', 'hostel'],
];
