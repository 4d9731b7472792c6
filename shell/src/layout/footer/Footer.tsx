import { identity, isThere } from '@university/shared/identity';
import { ButtonAnchor, Stack, color, Container } from '@university/shared/kit';
import { Line, Columns, Contact, Follow, Ground, Heading, Helpline, Legal, List } from './footer-styles';
import { SmartLink } from '../SmartLink';
import { layoutTexts } from '../texts';
import { ModalDialog } from '../dialog/ModalDialog';
import { formatDate } from '@university/shared/time';
import type { MouseEvent } from 'react';
import { useStaffArea } from '../../site/staff-area';
import { useFrame } from '../../site/frame';
import { Logo } from '../../site/Logo';

const YOUTUBE_LINKS_ID = 'youtube-links';

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

const words = layoutTexts.footer;
const { antiRagging, name, footer } = identity;
const thatLead = (links: Links) => links.filter(({ to }) => isThere(to));
const isFollowed = identity.social.length + identity.youtube.length > 0;

/** Source: specification, section 2. */
function toTop({ target }: MouseEvent) {
  if ((target as Element).closest('a')) window.scrollTo(0, 0);
}

export function Footer() {
  return useStaffArea() ? null : <PublicFooter />;
}

function PublicFooter() {
  const policies = thatLead(footer.policies);
  const updated = useFrame()?.updated;
  return (
    <>
      <Ground onClick={toTop}>
        <Container>
          <Columns>
            <Contact>
              <SmartLink to="/" aria-label={words.home(name)}>
                <Logo size={56} onNight />
              </SmartLink>
              <address>
                <strong>{name}</strong>
                {identity.address.map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </address>
              <Line>
                <li>
                  <a href={`mailto:${identity.helpDesk}`}>{identity.helpDesk}</a>
                </li>
                <li>
                  <SmartLink to={identity.siteUrl}>{identity.siteUrl.replace('https://', '')}</SmartLink>
                </li>
                {identity.mapUrl && (
                  <li>
                    <SmartLink to={identity.mapUrl}>{words.map}</SmartLink>
                  </li>
                )}
              </Line>
            </Contact>
            <LinkList title={footer.quickTitle} links={thatLead(footer.quick)} />
            <LinkList title={footer.exploreTitle} links={thatLead(footer.explore)} />
            {isFollowed && (
              <Follow>
                <Heading>{words.follow}</Heading>
                <SocialLinks />
              </Follow>
            )}
          </Columns>
          {antiRagging && (
            <Helpline>
              {words.antiRagging}
              <a href={`tel:${antiRagging.phone.replaceAll('-', '')}`}>{antiRagging.phone}</a>
              <a href={`mailto:${antiRagging.email}`}>{antiRagging.email}</a>
            </Helpline>
          )}
          <Legal>
            {identity.copyrightYear && <p>{words.copyright(identity.copyrightYear, name)}</p>}
            {policies.length > 0 && (
              <nav aria-label={words.policies}>
                <Links links={policies} />
              </nav>
            )}
            {updated && (
              <p>
                {words.updated} <time dateTime={updated}>{formatDate(updated)}</time>
              </p>
            )}
          </Legal>
        </Container>
      </Ground>
      <YoutubeLinks />
    </>
  );
}

type Links = readonly { label: string; to: string }[];

interface LinkListProps {
  links: Links;
}

function LinkList({ title, links }: LinkListProps & { title: string }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <Heading>{title}</Heading>
      <Links links={links} />
    </nav>
  );
}

function Links({ links }: LinkListProps) {
  return (
    <List>
      {links.map(({ label, to }) => (
        <li key={label}>
          <SmartLink to={to}>{label}</SmartLink>
        </li>
      ))}
    </List>
  );
}
