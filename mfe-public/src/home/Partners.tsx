import { Grid, space } from '@university/shared/kit';
import styled from 'styled-components';
import { Quiet } from '../components/type';
import { TitledSection } from './SectionHead';
import { texts } from './texts';
import type { BlockProps } from './block';

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
export function Partners({ title, words }: BlockProps) {
  const { partnersLead, partners, partnersPage } = words;
  if (partners.length === 0) return null;
  return (
    <TitledSection
      id="partners"
      title={title ?? texts.partners.title}
      lead={partnersLead}
      gap={4}
      more={partnersPage ? { to: partnersPage, text: texts.partners.all } : undefined}
    >
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
