import { Grid, space } from '@university/shared/kit';
import styled from 'styled-components';
import { Quiet } from '../components/Page';
import { TitledSection } from './SectionHead';
import { texts } from './texts';

interface Partner {
  name: string;
  field: keyof typeof texts.partners.fields;
  /** Outline of its mark, in a square of 48 units. */
  mark: string;
}

/** Invented, like everybody on this site; replace them with your own. */
export const PARTNERS: readonly Partner[] = [
  {
    name: 'Loha & Sons Tooling',
    field: 'machining',
    mark: 'M24 6l5 5 7-1 1 7 6 4-3 6 3 6-6 4-1 7-7-1-5 5-5-5-7 1-1-7-6-4 3-6-3-6 6-4 1-7 7 1ZM24 17a10 10 0 1 0 0 20 10 10 0 1 0 0-20Z',
  },
  {
    name: 'Handi House',
    field: 'kitchens',
    mark: 'M8 20h32v6a16 16 0 0 1-32 0ZM6 20h36M18 20v-4h12v4M24 16v-4M15 8q3-3 0-6M24 8q3-3 0-6M33 8q3-3 0-6',
  },
  {
    name: 'Sootdhaga Weavers',
    field: 'textiles',
    mark: 'M8 8h32v32H8ZM8 16h8v8H8M24 8v8h-8V8M32 8v8h8M24 16h8v8h-8ZM16 24h8v8h-8ZM32 24h8v8h-8ZM8 32h8v8M24 32h8v8',
  },
  {
    name: 'Dhoop Power',
    field: 'solar',
    mark: 'M4 38h40M12 38a12 12 0 0 1 24 0M24 20V8M10 26L4 18M38 26l6-8M16 21L12 10M32 21l4-11',
  },
  {
    name: 'Sehat Neighbourhood Care',
    field: 'health',
    mark: 'M24 42L8 26a10 10 0 0 1 16-13 10 10 0 0 1 16 13ZM24 18v14M17 25h14',
  },
  {
    name: 'Bijli Boards',
    field: 'electronics',
    mark: 'M14 14h20v20H14ZM20 14V6M28 14V6M20 42v-8M28 42v-8M14 20H6M14 28H6M42 20h-8M42 28h-8M21 21h6v6h-6Z',
  },
  {
    name: 'Pul Freight',
    field: 'logistics',
    mark: 'M2 34h44M6 34V14M42 34V14M6 14q18 28 36 0M15 23v11M24 28v6M33 23v11M2 40h44',
  },
  {
    name: 'Chaukhat Interiors',
    field: 'design',
    mark: 'M10 44V20C10 10 20 10 24 4c4 6 14 6 14 16v24M16 44V22c0-6 6-6 8-10 2 4 8 4 8 10v22M6 44h36M24 30v14',
  },
];

const List = styled(Grid).attrs({ as: 'ul' })`
  list-style: none;
  padding: 0;
  gap: ${space(3)};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  svg {
    flex: none;
  }
`;

const Name = styled.span`
  display: block;
  font-weight: 700;
  line-height: 1.3;
`;

/** Who teaches, trains and hires with the university. */
export function Partners() {
  const { title, lead, fields, all } = texts.partners;
  return (
    <TitledSection id="partners" title={title} lead={lead} gap={4} more={{ to: '/academics/collaboration', text: all }}>
      <List $min="15rem">
        {PARTNERS.map(({ name, field, mark }) => (
          <Item key={name}>
            <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
              <path d={mark} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
            </svg>
            <span>
              <Name>{name}</Name>
              <Quiet>{fields[field]}</Quiet>
            </span>
          </Item>
        ))}
      </List>
    </TitledSection>
  );
}
