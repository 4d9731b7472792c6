import { Grid, space } from '@university/shared/kit';
import styled from 'styled-components';
import { Quiet } from '../components/type';
import { TitledSection } from './SectionHead';
import { texts } from './texts';
import type { HomeWords } from './words';

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

interface Props extends Pick<HomeWords, 'partners'> {
  lead: string | null;
  /** Address of the page that has all of them. */
  page: string | null;
}

/** Who teaches, trains and hires with the university. */
export function Partners({ lead, partners, page }: Props) {
  if (partners.length === 0) return null;
  const { title, all } = texts.partners;
  return (
    <TitledSection id="partners" title={title} lead={lead} gap={4} more={page ? { to: page, text: all } : undefined}>
      <List $min="15rem">
        {partners.map(({ name, field, mark }) => (
          <Item key={name}>
            {mark && (
              <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
                <path d={mark} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
              </svg>
            )}
            <span>
              <Name>{name}</Name>
              <Quiet>{field}</Quiet>
            </span>
          </Item>
        ))}
      </List>
    </TitledSection>
  );
}
