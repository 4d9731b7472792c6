import { call, toast, useSession } from '@university/shared';
import { Card, Stack } from '@university/shared/ui';
import { ErrorSummary } from '../form/ErrorSummary';
import { Submit } from '../form/Submit';
import { texts as common } from '../texts';
import { texts } from '../texts/password';
import { PasswordFields } from './PasswordFields';
import { usePasswordForm } from './use-password-form';

const words = texts.own;

/** Changes the password of who is logged in. */
export function OwnPassword() {
  const session = useSession();
  const form = usePasswordForm(['current', 'next', 'again'], async ({ current, next }) => {
    await call('PUT /auth/password', { body: { current, next } });
    toast.success(words.changed);
  });
  return (
    <Card>
      <form method="post" noValidate onSubmit={form.submit}>
        <Stack $gap={3}>
          {form.failure && <ErrorSummary failure={form.failure} />}
          {/* For password managers, which keep the two together. */}
          <input type="hidden" name="username" autoComplete="username" value={session?.email ?? ''} readOnly />
          <PasswordFields
            fields={[
              {
                id: 'current',
                name: 'current',
                label: words.current,
                autoComplete: 'current-password',
                error: form.errorOf('current'),
              },
              {
                id: 'next',
                name: 'next',
                label: words.next,
                hint: texts.hint,
                autoComplete: 'new-password',
                error: form.errorOf('next'),
              },
              {
                id: 'again',
                name: 'again',
                label: words.again,
                autoComplete: 'new-password',
                error: form.errorOf('again'),
              },
            ]}
          />
          <div>
            <Submit isSending={form.isSending} sending={common.saving}>
              {words.submit}
            </Submit>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
