import type { AllotmentRecord } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { Card, SectionTitle, Stack } from '@university/shared/ui';
import { ScreenOnly } from '../../look';
import { categoryInWords } from '../../rounds/categories';
import { type Fact, Facts } from './Facts';
import { show } from './texts';

function factsOf(record: AllotmentRecord, trackName: string): Fact[] {
  const { category_allocated: seatCategory, program_preference: preference } = record;
  return [
    { name: show.fields.name, value: record.name },
    { name: show.fields.form_number, value: record.form_number },
    { name: show.fields.program, value: record.program },
    { name: show.fields.campus, value: record.campus },
    { name: show.fields.registered_category, value: categoryInWords(record.registered_category) },
    { name: show.fields.category_allocated, value: seatCategory && categoryInWords(seatCategory) },
    { name: show.fields.program_preference, value: preference && show.preference(preference) },
    { name: show.fields.rank, value: record.rank },
    { name: show.fields.round, value: show.round(trackName, record.round) },
  ];
}

/** One record, big and plain. */
export function RecordCard({ record, trackName }: { record: AllotmentRecord; trackName: string }) {
  return (
    <Card>
      <Stack $gap={1}>
        <SectionTitle>{show.recordTitle}</SectionTitle>
        <Facts big facts={factsOf(record, trackName)} />
        <ScreenOnly>
          <Link to="/admission/guidelines#codes">{show.aboutCategories}</Link>
        </ScreenOnly>
      </Stack>
    </Card>
  );
}
