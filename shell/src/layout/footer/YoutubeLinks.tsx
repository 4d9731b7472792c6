import { identity } from '@university/shared/identity';
import { ButtonAnchor, Stack } from '@university/shared/ui';
import { ModalDialog } from '../dialog/ModalDialog';
import { texts } from '../texts';

export const YOUTUBE_LINKS_ID = 'youtube-links';

/** The university's channels. */
export function YoutubeLinks() {
  return (
    <ModalDialog id={YOUTUBE_LINKS_ID} title={texts.youtube}>
      <Stack $gap={1.5}>
        {identity.youtube.map(({ name, url }) => (
          <ButtonAnchor key={url} $look="quiet" href={url} target="_blank" rel="noopener noreferrer">
            {name} {texts.external}
          </ButtonAnchor>
        ))}
      </Stack>
    </ModalDialog>
  );
}
