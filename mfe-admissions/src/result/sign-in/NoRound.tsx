import { Message, Stack, Page } from '@university/shared/kit';
import { HelpDesk } from '../../look';
import { ResultSwitch } from './ResultSwitch';
import { noRound } from './texts';

export function NoRound() {
  return (
    <Page title={noRound.title} seed="result">
      <Stack $gap={3}>
        <Message>
          {noRound.text} <HelpDesk />
        </Message>
        <ResultSwitch />
      </Stack>
    </Page>
  );
}
