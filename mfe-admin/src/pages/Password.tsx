import { Message } from '@university/shared/ui';
import { StaffArea } from '../area/StaffArea';
import { Passkeys } from '../passkeys/Passkeys';
import { OwnData } from '../password/OwnData';
import { OwnPassword } from '../password/OwnPassword';
import { OwnSessions } from '../password/OwnSessions';
import { OneTimeCodes } from '../second-factor/OneTimeCodes';
import { lacksSecondFactor, useSecondFactor } from '../second-factor/use-second-factor';
import { texts } from '../texts/password';
import { texts as secondFactor } from '../texts/second-factor';

export default function Password() {
  const { title, lead } = texts.own;
  const { data } = useSecondFactor();
  const isLacking = data !== undefined && lacksSecondFactor(data);
  // An account that the university keeps elsewhere has neither password nor passkeys here.
  const isOurs = !data?.isProviderAccount;
  return (
    <StaffArea title={title} lead={lead}>
      {isLacking && <Message role="status">{secondFactor.missing}</Message>}
      {isOurs && !isLacking && <OwnPassword />}
      {/* These two stay where they are when nothing lacks any more: they show the recovery codes then, once. */}
      {isOurs && <Passkeys />}
      <OneTimeCodes />
      {isOurs && isLacking && <OwnPassword />}
      {!isLacking && (
        <>
          <OwnSessions />
          <OwnData />
        </>
      )}
    </StaffArea>
  );
}
