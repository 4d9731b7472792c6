import { Container, Message, PageHeader, Section, Stack } from '@university/shared/kit';
import { HelpDesk } from '../../look';
import { ResultSwitch } from './ResultSwitch';
import { noRound } from './texts';

/** Shown at the address of a round that this admission does not have. */
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
