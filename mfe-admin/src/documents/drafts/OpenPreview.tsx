import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { Card, Container, Message, PageHeader, Section, Stack, useTakenHash } from '@university/shared/kit';
import { useEffect, useState } from 'react';
import { messageOf } from '../../form/actions';
import { texts } from './texts';

const END = 'end';

/** A path of this site, not `//host`. */
const isOwn = (path: string) => path.startsWith('/') && !/^\/[/\\]/.test(path);

/** Token and page are in the fragment, which is not sent to servers. */
export const linkOf = (token: string, page: string): string => `/admin-login/preview#${token}${page}`;

export default function OpenPreview() {
  const [hash] = useTakenHash();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!hash) return window.location.hash ? undefined : setFailure('This link is not whole. Copy all of it.');
    setFailure(undefined);
    const at = hash.indexOf('/');
    const [token, page] = at < 0 ? [hash, '/'] : [hash.slice(0, at), hash.slice(at)];
    const done = token === END ? call(calls.closeDraftPreview) : call(calls.openDraftPreview, { body: { token } });
    done.then(
      // A full page load: cached queries have the public version.
      () => window.location.replace(isOwn(page) ? page : '/'),
      (error: unknown) => setFailure(messageOf(error)),
    );
  }, [hash]);

  return (
    <>
      <PageHeader title={texts.previewTitle} lead="A page as it will be when the draft is published." seed="staff" />
      <Section>
        <Container>
          <Card>
            <Stack $gap={2}>
              {failure ? (
                <Message $tone="bad" role="alert">
                  {failure}
                </Message>
              ) : (
                <p role="status">Opening the page…</p>
              )}
            </Stack>
          </Card>
        </Container>
      </Section>
    </>
  );
}
