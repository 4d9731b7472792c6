import { call, toast, useSession } from '@university/shared';
import { Card } from '@university/shared/ui';
import { TaskFrame } from '../form/TaskFrame';
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
      <TaskFrame task={form} method="post" gap={3} submit={words.submit}>
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
      </TaskFrame>
    </Card>
  );
}
