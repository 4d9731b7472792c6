import type * as english from './topics';

/** Terms are phonetic keys, so one script is enough. */
export const TOPICS: typeof english.TOPICS = [
  ['fee, fee structure, शुल्क, फीस, फीस कितनी, खर्चा', 'fee'],
  ['last date, लास्ट डेट, अंतिम तिथि, आखिरी तारीख, अंतिम तारीख, deadline, kab tak, last day', 'last-date'],
  ['eligibility, योग्यता, पात्रता, qualification', 'eligibility'],
  ['सीट, कुल सीट, seat, intake', 'seats'],
  ['कटऑफ, cutoff, cut off, कट ऑफ, रैंक, rank, अंतिम रैंक', 'ranks'],
  ['अवधि, कितने साल, duration', 'duration'],
  ['मेट्रो, metro, पता, address, location', 'place'],
  ['संपर्क, contact, फोन नंबर, phone number, phone, email, ईमेल', 'contact'],
  ['छात्रावास, हॉस्टल, hostel', 'hostel'],
];
