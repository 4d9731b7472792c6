import type { AllotmentRecord } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { Card, type Fact, FactLines, SectionTitle, Stack } from '@university/shared/kit';
import { ScreenOnly } from '../../look';
import { useCategoryInWords } from '../../rounds/categories';
import { show } from './texts';

/** `category` puts a code into words. */
function factsOf(record: AllotmentRecord, category: (code: string) => string): Fact[] {
  const { category_allocated: seatCategory, program_preference: preference } = record;
  return [
    { term: show.fields.name, value: record.name },
    { term: show.fields.form_number, value: record.form_number },
    { term: show.fields.program, value: record.program },
    { term: show.fields.campus, value: record.campus },
    { term: show.fields.registered_category, value: category(record.registered_category) },
    { term: show.fields.category_allocated, value: seatCategory && category(seatCategory) },
    { term: show.fields.program_preference, value: preference && show.preference(preference) },
    { term: show.fields.rank, value: record.rank },
    { term: show.fields.round, value: show.round(record.track_name, record.round) },
  ];
}

/** One record, big and plain. */
export function RecordCard({ record }: { record: AllotmentRecord }) {
  const category = useCategoryInWords();
  return (
    <Card>
      <Stack $gap={1}>
        <SectionTitle>{show.recordTitle}</SectionTitle>
        <FactLines isBig facts={factsOf(record, category)} />
        <ScreenOnly>
          <Link to="/admission/guidelines#codes">{show.aboutCategories}</Link>
        </ScreenOnly>
      </Stack>
    </Card>
  );
}
