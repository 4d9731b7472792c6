import { identity } from '@university/shared/identity';
import { useNavigate, useParams } from '@university/shared/router';
import { Button, Card, Message, SectionTitle, Stack, TextField, Page } from '@university/shared/kit';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { Columns, HelpDesk } from '../../look';
import { LETTER_PATH } from './address';
import { Checked } from './Checked';
import { letterCheck as texts } from './check-texts';
import { SavedLetters } from './SavedLetters';

/** Source: `LETTER_CODE_LENGTH` of the contract. */
const LENGTH = 20;

function readCode(typed: string): string | undefined {
  const code = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return /^[0-9A-Z]+$/.test(code) && code.length === LENGTH ? code : undefined;
}

function CheckForm() {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const typed = input?.value.trim() ?? '';
    const code = readCode(typed);
    setError(code ? undefined : typed === '' ? texts.missing : texts.short);
    if (code) void navigate(`${LETTER_PATH}/${encodeURIComponent(code)}`);
    else input?.focus();
  }

  // `dialog` outside a dialog does nothing until hydration.
  return (
    <form method="dialog" noValidate onSubmit={submit}>
      <Stack $gap={2}>
        <TextField
          name="code"
          label={texts.label}
          hint={texts.hint}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <div>
          <Button type="submit">{texts.submit}</Button>
        </div>
      </Stack>
    </form>
  );
}

const Points = styled.ol`
  display: grid;
  gap: 0.5rem;
  padding-left: 1.4em;
`;

/** No loader on purpose: the answer names a person, and server HTML may be cached on its way. */
export default function Letter() {
  const { code: typed } = useParams();
  const code = typed === undefined ? undefined : (readCode(typed) ?? typed);
  return (
    <Page title={texts.title} lead={texts.lead(identity.name)} seed="letter">
      <Columns>
        <Stack $gap={3}>
          <noscript>
            <Message $tone="bad">
              {texts.needsScripts} <HelpDesk />
            </Message>
          </noscript>
          {code === undefined ? (
            <>
              <Card>
                <CheckForm />
              </Card>
              <SavedLetters />
            </>
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
    </Page>
  );
}
