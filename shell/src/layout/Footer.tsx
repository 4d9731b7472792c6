import { identity } from '@university/shared/identity';
import { ButtonAnchor, color, Container, space, text, wide } from '@university/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { Logo } from './Logo';
import { ModalDialog } from './ModalDialog';
import { EXPLORE_LINKS, type NavItem, QUICK_LINKS } from './navigation-tree';
import { SmartLink } from './SmartLink';
import { texts } from './texts';

const Ground = styled.footer`
  padding-block: ${space(5)} ${space(3)};
  background: ${color.night};
  color: ${color.onNight};
  a,
  button {
    color: ${color.onNight};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(4)};
  ${wide.tablet} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
  }
`;

const Heading = styled.h2`
  margin-bottom: ${space(1)};
  color: ${color.accent};
  font-size: ${text.body};
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    text-decoration: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    text-decoration: underline;
  }
`;

const Legal = styled.p`
  margin-top: ${space(4)};
  padding-top: ${space(2)};
  border-top: 1px solid rgb(255 255 255 / 20%);
  color: ${color.onNightMuted};
  font-size: ${text.small};
`;

const Address = styled.address`
  margin-block: ${space(1)};
  font-style: normal;
`;

const toTop = () => window.scrollTo(0, 0);

export function Footer() {
  const youtube = useRef<HTMLDialogElement>(null);
  return (
    <Ground>
      <Container>
        <Columns>
          <div>
            <SmartLink to="/" onClick={toTop} aria-label={`${identity.name}, home`}>
              <Logo size={56} />
            </SmartLink>
            <Address>
              <strong>{identity.name}</strong>
              {identity.address.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Address>
            <List>
              <li>
                <a href={`mailto:${identity.helpDesk}`}>{identity.helpDesk}</a>
              </li>
              <li>
                <SmartLink to={identity.siteUrl}>{identity.siteUrl.replace('https://', '')}</SmartLink>
              </li>
              <li>
                <SmartLink to={identity.mapUrl}>Find us on the map</SmartLink>
              </li>
            </List>
          </div>
          <LinkList title="Quick links" links={QUICK_LINKS} />
          <LinkList title="Explore" links={EXPLORE_LINKS} />
          <div>
            <Heading>Follow us</Heading>
            <List>
              {identity.social.map(({ name, url }) => (
                <li key={name}>
                  <SmartLink to={url}>{name}</SmartLink>
                </li>
              ))}
              <li>
                <button type="button" aria-haspopup="dialog" onClick={() => youtube.current?.showModal()}>
                  <YoutubeIcon />
                  YouTube
                </button>
              </li>
            </List>
          </div>
        </Columns>
        <Legal>
          © {identity.copyrightYear} {identity.name}
        </Legal>
      </Container>
      <ModalDialog ref={youtube} title={texts.youtube}>
        {identity.youtube.map(({ name, url }) => (
          <ButtonAnchor key={url} $look="quiet" href={url} target="_blank" rel="noopener noreferrer">
            {name} {texts.external}
          </ButtonAnchor>
        ))}
      </ModalDialog>
    </Ground>
  );
}

function LinkList({ title, links }: { title: string; links: readonly NavItem[] }) {
  return (
    <nav aria-label={title}>
      <Heading>{title}</Heading>
      <List>
        {links.map(({ label, to }) => (
          <li key={label}>
            <SmartLink to={to ?? '/'} onClick={toTop}>
              {label}
            </SmartLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

const PlayMark = styled.svg`
  margin-right: ${space(1)};
`;

function YoutubeIcon() {
  return (
    <PlayMark viewBox="0 0 28 20" width="24" height="17" aria-hidden="true">
      <rect width="28" height="20" rx="5" fill="currentColor" />
      <path d="M11 5.5l8 4.5-8 4.5z" fill={color.night} />
    </PlayMark>
  );
}
