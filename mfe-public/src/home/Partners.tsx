import { Grid, narrow, space, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { Quiet } from '../components/parts';
import { TitledSection } from './SectionHead';
import { texts } from './texts';
import type { BlockProps } from './queries';

const List = styled(Grid).attrs({ as: 'ul' })`
  list-style: none;
  padding: 0;
  gap: ${space(2)};
  ${wide.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  svg {
    flex: none;
    width: 36px;
    height: 36px;
  }
  ${wide.tablet} {
    gap: ${space(2)};
    svg {
      width: 48px;
      height: 48px;
    }
  }
`;

const Name = styled.span`
  display: block;
  font-weight: 700;
  line-height: 1.2;
`;

const Field = styled(Quiet)`
  ${narrow.tablet} {
    display: none;
  }
`;

export function Partners({ title, words }: BlockProps) {
  const { partnersLead, partners, partnersPage } = words;
  if (partners.length === 0) return null;
  return (
    <TitledSection
      id="partners"
      title={title ?? texts.partners.title}
      lead={partnersLead}
      more={partnersPage ? { to: partnersPage, text: texts.partners.all } : undefined}
    >
      <List $min="10rem">
        {partners.map(({ name, field, mark }) => (
          <Item key={name}>
            {mark && (
              <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
                <path d={mark} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
              </svg>
            )}
            <span>
              <Name>{name}</Name>
              <Field>{field}</Field>
            </span>
          </Item>
        ))}
      </List>
    </TitledSection>
  );
}
