import { identity } from '@university/shared/identity';
import { ButtonAnchor, Stack, color } from '@university/shared/kit';
import { Line } from './footer-styles';
import { SmartLink } from '../SmartLink';
import { layoutTexts } from '../texts';
import { ModalDialog } from '../dialog/ModalDialog';

const YOUTUBE_LINKS_ID = 'youtube-links';

/** Each opens outside the site; YouTube asks first which channel is meant. */
export function SocialLinks() {
  return (
    <Line>
      {identity.social.map(({ name, url }) => (
        <li key={name}>
          <SmartLink to={url}>{name}</SmartLink>
        </li>
      ))}
      {identity.youtube.length > 0 && (
        <li>
          <button type="button" aria-haspopup="dialog" popoverTarget={YOUTUBE_LINKS_ID}>
            <YoutubeIcon />
            {layoutTexts.footer.youtube}
          </button>
        </li>
      )}
    </Line>
  );
}

function YoutubeIcon() {
  return (
    <svg viewBox="0 0 28 20" width="24" height="17" aria-hidden="true">
      <rect width="28" height="20" rx="5" fill="currentColor" />
      <path d="M11 5.5l8 4.5-8 4.5z" fill={color.night} />
    </svg>
  );
}

/** The university's channels. */
export function YoutubeLinks() {
  return (
    <ModalDialog id={YOUTUBE_LINKS_ID} title={layoutTexts.youtube}>
      <Stack $gap={1.5}>
        {identity.youtube.map(({ name, url }) => (
          <ButtonAnchor key={url} $look="quiet" href={url} target="_blank" rel="noopener noreferrer">
            {name} {layoutTexts.external}
          </ButtonAnchor>
        ))}
      </Stack>
    </ModalDialog>
  );
}
