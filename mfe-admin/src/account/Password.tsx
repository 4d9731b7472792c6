import { call, toast, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import { Card, Message, SectionTitle, Stack, saveFile } from '@university/shared/kit';
import { StaffArea } from '../area/StaffArea';
import { TaskButton } from '../form/buttons';
import { TaskFrame } from '../form/TaskFrame';
import { PasswordFields, usePasswordForm } from '../sign-in/password-form';
import { texts as passwords } from '../sign-in/password-texts';
import { lacksSecondFactor, useSecondFactor } from '../sign-in/second-factor';
import { OneTimeCodes } from './OneTimeCodes';
import { OwnSessions } from './OwnSessions';
import { Passkeys } from './Passkeys';
import { secondFactor, texts } from './texts';

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

const words = texts.own;

function OwnPassword() {
  const session = useSession();
  const form = usePasswordForm(['current', 'next', 'again'], async ({ current, next }) => {
    await call(calls.changePassword, { body: { current, next } });
    toast.success(words.changed);
  });
  return (
    <Card>
      <TaskFrame task={form} method="post" gap={3} submit={words.submit}>
        {/* For password managers, which keep the two together. */}
        <input type="hidden" name="username" autoComplete="username" value={session?.email ?? ''} readOnly />
        <PasswordFields
          form={form}
          fields={[
            { name: 'current', label: words.current, isPresent: true },
            { name: 'next', label: words.next, hint: passwords.hint },
            { name: 'again', label: words.again },
          ]}
        />
      </TaskFrame>
    </Card>
  );
}

const dataWords = texts.ownData;

function OwnData() {
  async function save() {
    const { data } = await call(calls.readStaffData);
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), dataWords.fileName);
  }

  return (
    <Card>
      <Stack $gap={2}>
        <SectionTitle>{dataWords.title}</SectionTitle>
        <p>{dataWords.lead}</p>
        <TaskButton onRun={save}>{dataWords.download}</TaskButton>
      </Stack>
    </Card>
  );
}
