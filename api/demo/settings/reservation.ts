import type { DocumentData } from '@university/shared/contract';

type Seats = DocumentData<'reservation'>['seats'][number];

const of = (group: string, ...rows: readonly (readonly [name: string, code: string, seats: string, rule: string])[]) =>
  rows.map(([name, code, seats, rule]): Seats => ({ group, name, code, seats, rule: rule || null }));

/** Who has which part of the seats. Source: facts.json, reservation. */
export const reservation: DocumentData<'reservation'> = {
  seats: [
    ...of(
      'Regions',
      [
        'Delhi',
        'D',
        '85%',
        'You passed the qualifying examination from a school, college or institute located in the NCT of Delhi.',
      ],
      ['Outside Delhi', 'OD', '15%', 'The institution is located outside the NCT of Delhi.'],
    ),
    ...of(
      'Categories',
      ['General (unreserved)', 'UR', 'The rest', ''],
      ['Scheduled Castes', 'SC', '15%', 'Caste certificate in the applicant’s own name'],
      ['Scheduled Tribes', 'ST', '7.5%', 'Tribe certificate in the applicant’s own name'],
      [
        'Other Backward Classes, non-creamy layer',
        'OBC',
        '27%',
        'Certificate issued in Delhi, with the non-creamy layer of this year',
      ],
      ['Economically Weaker Section', 'EWS', '10%', 'Income and asset certificate of this financial year'],
    ),
    ...of(
      'Within every category',
      ['Persons with benchmark disabilities', 'PWD', '5%', 'Disability certificate, 40 percent or more'],
      [
        'Wards of defence and paramilitary personnel, in nine priority classes',
        'DEF',
        '5%',
        'Certificate of the priority class',
      ],
    ),
    ...of(
      'Supernumerary',
      ['Kashmiri migrants', 'KM', '1 for each programme and campus', 'The usual fee'],
      ['NRI, PIO and OCI', 'NRI', '1 for each programme and campus', 'Five times the fee'],
      ['Foreign nationals', 'FN', 'No fixed number', 'Five times the fee'],
    ),
  ],
};
