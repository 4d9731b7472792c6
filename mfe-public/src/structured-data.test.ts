import { aProgram } from './testing';
import type { DetailedProgram } from './programmes/queries';
import { academicEvents } from './content/Content';
import { course } from './programmes/structured-data';
import { university } from './structured-data';

const ORIGIN = 'https://www.seu.example';

test('the university has its name, address and ways to reach it', () => {
  expect(university(ORIGIN)).toMatchObject({
    '@type': 'CollegeOrUniversity',
    url: ORIGIN,
    address: { streetAddress: 'Sector-9, Dwarka', addressLocality: 'New Delhi', postalCode: '110077' },
  });
});

test('a course says who gives it, where, for how many hours and at what price', () => {
  expect(course(aProgram('DCE', 'DIPLOMA') as DetailedProgram, ORIGIN)).toMatchObject({
    name: 'Programme DCE',
    provider: { '@type': 'CollegeOrUniversity' },
    hasCourseInstance: {
      courseMode: 'Onsite',
      courseWorkload: 'PT1200H',
      location: [{ '@type': 'Place', url: `${ORIGIN}/campus/dwarka` }],
    },
    offers: { category: 'Paid', price: 25_000, priceCurrency: 'INR' },
  });
});

test('a fee that is agreed with a partner is no price', () => {
  expect(course(aProgram('DCE', 'DIPLOMA', { fee: null }) as DetailedProgram, ORIGIN).offers).toEqual({
    '@type': 'Offer',
    category: 'Paid',
  });
});

test('events have a name, a day and a place', () => {
  const events = academicEvents(ORIGIN);
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) {
    expect(event).toMatchObject({ '@type': 'Event', startDate: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) });
    expect(event.location.address.streetAddress).toBeTruthy();
  }
});
