import { ButtonLink, color, Container, Grid, Section, space, Stack, text } from '@university/shared/ui';
import styled from 'styled-components';
import { SectionHead } from '../SectionHead';
import { texts } from '../texts';
import { PARTNERS } from './partners';

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

const Field = styled.span`
  color: ${color.muted};
  font-size: ${text.small};
`;

/** Who teaches, trains and hires with the university. */
export function Partners() {
  const { title, lead, fields, all } = texts.partners;
  return (
    <Section aria-labelledby="partners">
      <Container>
        <Stack $gap={4}>
          <SectionHead id="partners" title={title} lead={lead} />
          <List $min="15rem">
            {PARTNERS.map(({ name, field, mark }) => (
              <Item key={name}>
                <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
                  <path d={mark} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
                </svg>
                <span>
                  <Name>{name}</Name>
                  <Field>{fields[field]}</Field>
                </span>
              </Item>
            ))}
          </List>
          <div>
            <ButtonLink $look="quiet" to="/academics/collaboration">
              {all}
            </ButtonLink>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
