import type { Campus } from '@university/shared/contract';
import { Badge, Row } from '@university/shared/ui';
import { texts } from '../campus-texts';

/** What sets a campus apart. */
export function Badges({ headquarters, women_only }: Pick<Campus, 'headquarters' | 'women_only'>) {
  const shown = [headquarters && texts.headquarters, women_only && texts.womenOnly].filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <Row $gap={1}>
      {shown.map((badge) => (
        <Badge key={String(badge)}>{badge}</Badge>
      ))}
    </Row>
  );
}
