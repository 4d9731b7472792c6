import { Container, Message, PageHeader, Section, Stack } from '@university/shared/kit';
import { HelpDesk } from '../../look';
import { ResultSwitch } from './ResultSwitch';
import { noRound } from './texts';

export function NoRound() {
  return (
    <>
      <PageHeader title={noRound.title} seed="result" />
      <Section>
        <Container>
          <Stack $gap={3}>
            <Message>
              {noRound.text} <HelpDesk />
            </Message>
            <ResultSwitch />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
