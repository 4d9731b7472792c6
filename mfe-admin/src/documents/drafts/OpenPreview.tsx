import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { Card, Container, Message, PageHeader, Section, Stack, useTakenHash } from '@university/shared/kit';
import { useEffect, useState } from 'react';
import { messageOf } from '../../form/messages';
import { texts } from './texts';

const words = texts.preview;

/** What is behind `#` for leaving a preview; a token is longer. */
const END = 'end';

/** A page of this site, and no address of another. */
const isOwn = (path: string) => path.startsWith('/') && !/^\/[/\\]/.test(path);

/** The address of a link: the token and the page stand behind `#`, which no server sees. */
export const linkOf = (token: string, page: string): string => `/admin-login/preview#${token}${page}`;

export default function OpenPreview() {
  const [hash] = useTakenHash();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!hash) return window.location.hash ? undefined : setFailure(words.none);
    setFailure(undefined);
    const at = hash.indexOf('/');
    const [token, page] = at < 0 ? [hash, '/'] : [hash.slice(0, at), hash.slice(at)];
    const done = token === END ? call(calls.closeDraftPreview) : call(calls.openDraftPreview, { body: { token } });
    done.then(
      // As a document: what this tab has read is what everybody sees.
      () => window.location.replace(isOwn(page) ? page : '/'),
      (error: unknown) => setFailure(messageOf(error)),
    );
  }, [hash]);

  return (
    <>
      <PageHeader title={words.title} lead={words.lead} seed="staff" />
      <Section>
        <Container>
          <Card>
            <Stack $gap={2}>
              {failure ? (
                <Message $tone="bad" role="alert">
                  {failure}
                </Message>
              ) : (
                <p role="status">{words.opening}</p>
              )}
            </Stack>
          </Card>
        </Container>
      </Section>
    </>
  );
}
