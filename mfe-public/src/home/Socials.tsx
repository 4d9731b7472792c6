import { identity } from '@university/shared';
import { color, narrow, radius, space, text, VisuallyHidden, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { TitledSection } from './SectionHead';
import type { BlockProps } from './queries';
import { texts } from './texts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${space(1)};
  ${wide.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    gap: ${space(2)};
  }
  list-style: none;
  padding: 0;
`;

const Network = styled.a`
  display: block;
  height: 100%;
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sheet};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    border-color: ${color.ink};
  }
`;

const Name = styled.span`
  display: block;
  color: ${color.link};
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.18em;
`;

const About = styled.span`
  display: block;
  ${narrow.tablet} {
    display: none;
  }
  line-height: 1.45;
  color: ${color.muted};
  font-size: ${text.small};
`;

const NETWORKS = [
  ...identity.social,
  ...identity.youtube.slice(0, 1).map(({ url }) => ({ name: 'YouTube', url, about: texts.socials.youtube })),
];

export function Socials({ title, words }: BlockProps) {
  if (NETWORKS.length === 0) return null;
  return (
    <TitledSection id="socials" title={title ?? texts.socials.title} lead={words.socialsLead}>
      <List>
        {NETWORKS.map(({ name, url, about }) => (
          <li key={name}>
            <Network href={url} target="_blank" rel="noopener noreferrer">
              <Name>
                {name}
                <span aria-hidden="true">&nbsp;↗</span>
                <VisuallyHidden> {texts.socials.newTab}</VisuallyHidden>
              </Name>
              {about && <About>{about}</About>}
            </Network>
          </li>
        ))}
      </List>
    </TitledSection>
  );
}
