import { identity } from '@university/shared/identity';
import { color } from '@university/shared/ui';
import { List } from './footer-styles';
import { SmartLink } from '../SmartLink';
import { texts } from '../texts';
import { YOUTUBE_LINKS_ID } from './YoutubeLinks';

/** Each opens outside the site; YouTube asks first which channel is meant. */
export function SocialLinks() {
  return (
    <List>
      {identity.social.map(({ name, url }) => (
        <li key={name}>
          <SmartLink to={url}>{name}</SmartLink>
        </li>
      ))}
      <li>
        <button type="button" aria-haspopup="dialog" popoverTarget={YOUTUBE_LINKS_ID}>
          <YoutubeIcon />
          {texts.footer.youtube}
        </button>
      </li>
    </List>
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
