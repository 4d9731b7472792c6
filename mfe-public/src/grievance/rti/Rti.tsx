import { identity } from '@university/shared/identity';
import {
  Container,
  Muted,
  OutsideLink,
  Prose,
  Section,
  SectionTitle,
  space,
  Stack,
  TableRows,
  text,
  wide,
} from '@university/shared/kit';
import styled from 'styled-components';
import { Steps } from '../../components/type';
import { Clauses } from './Clauses';
import { PlainTable } from './plain-table';
import { rtiTexts as words } from './texts';

const Columns = styled.div`
  display: grid;
  gap: ${space(5)} ${space(6)};
  align-items: start;
  ${wide.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Title = styled.h3`
  margin-bottom: ${space(1)};
  font-size: ${text.large};
`;

/** How to ask for information, whom, for what fee, and what is published without being asked for. */
export function Rti() {
  return (
    <Section aria-labelledby="rti">
      <Container>
        <Stack $gap={5}>
          <Stack $gap={1}>
            <SectionTitle id="rti">{words.title}</SectionTitle>
            <Muted>{words.lead}</Muted>
          </Stack>
          <Columns>
            <Prose>
              <Title>{words.howTitle}</Title>
              <Steps>
                {words.how.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </Steps>
              <p>
                <OutsideLink href={words.portal.href}>{words.portal.text}</OutsideLink>
              </p>
              <p>
                <strong>{words.addressTitle}:</strong> {words.address}
              </p>
              <p>
                {words.email} <a href={`mailto:${identity.helpDesk}`}>{identity.helpDesk}</a>
              </p>
            </Prose>
            <div>
              <Title id="rti-officers">{words.officersTitle}</Title>
              <PlainTable aria-labelledby="rti-officers">
                <TableRows columns={words.officers.columns} groups={[words.officers]} />
              </PlainTable>
            </div>
          </Columns>
          <div>
            <Title id="rti-fees">{words.feesTitle}</Title>
            <PlainTable aria-labelledby="rti-fees">
              <TableRows columns={words.fees.columns} groups={[words.fees]} />
            </PlainTable>
          </div>
          <div>
            <Title id="rti-clauses">{words.clausesTitle}</Title>
            <Muted>{words.clausesLead}</Muted>
            <Clauses labelledBy="rti-clauses" />
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
