import { useParams } from '@university/shared/router';
import { Card, Container, Message, PageHeader, Section, SectionTitle, Stack } from '@university/shared/ui';
import styled from 'styled-components';
import { Columns } from '../Columns';
import { HelpDesk } from '../HelpDesk';
import { CheckForm } from '../letter/CheckForm';
import { Checked } from '../letter/Checked';
import { readCode } from '../letter/code';
import { letterCheck as texts } from '../texts';

const Points = styled.ol`
  display: grid;
  gap: 0.5rem;
  padding-left: 1.4em;
`;

/**
 * Whether a letter is real. There is no loader on purpose: the answer names a person, and HTML of the server may be
 * kept on its way.
 */
export default function Letter() {
  const { code: typed } = useParams();
  const code = typed === undefined ? undefined : (readCode(typed) ?? typed);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} seed="letter" />
      <Section>
        <Container>
          <Columns>
            <Stack $gap={3}>
              <noscript>
                <Message $tone="bad">
                  {texts.needsScripts} <HelpDesk />
                </Message>
              </noscript>
              {code === undefined ? (
                <Card>
                  <CheckForm />
                </Card>
              ) : (
                <Checked key={code} code={code} />
              )}
            </Stack>
            <Stack $gap={2}>
              <SectionTitle>{texts.howTitle}</SectionTitle>
              <Points>
                {texts.how.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </Points>
              <p>
                {texts.questions} <HelpDesk />
              </p>
            </Stack>
          </Columns>
        </Container>
      </Section>
    </>
  );
}
