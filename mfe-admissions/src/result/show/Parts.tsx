import { isThere } from '@university/shared';
import { NEXT, SEAT, type SeatFact, type SeatLink, type SeatPage } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { color, Container, GuideLink, PageTitle, SectionTitle, space, Stack, text, wide } from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HelpDesk, ScreenOnly } from '../../look';
import { CalendarLink } from '../../rounds/CalendarLink';
import type { ResultPage } from '../../rounds/result-pages';
import { show } from './texts';

/** Plain text without an address; nothing for an unwritten guide. */
export function SeatAnchor({ link: { text, to } }: { link: SeatLink }) {
  if (!to) return text;
  if (!isThere(to)) return null;
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>;
}

const Band = styled.div`
  padding-block: ${space(1)};
  background: ${color.night};
  color: ${color.onNight};
  ${wide.tablet} {
    padding-block: ${space(3)};
  }
  @media print {
    background: none;
    color: inherit;
  }
`;

const Title = styled(PageTitle)`
  font-size: ${text.large};
  ${wide.tablet} {
    font-size: ${text.title};
  }
`;

export function SeatHeader({ title, name }: { title: string; name?: string }) {
  return (
    <Band>
      <Container>
        <Title tabIndex={-1}>{title}</Title>
        {name && <p>{name}</p>}
      </Container>
    </Band>
  );
}

const List = styled.dl`
  display: grid;
  line-height: 1.4;
  & > div {
    display: grid;
    grid-template-columns: minmax(7rem, 2fr) minmax(0, 4fr);
    gap: 0 ${space(2)};
    padding-block: ${space(0.75)};
    border-top: 1px solid ${color.line};
  }
  & > div:first-child {
    border-top: 0;
  }
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`;

function Facts({ facts }: { facts: readonly SeatFact[] }) {
  return (
    <List>
      {facts.map(({ term, lines, link }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {link && (
              <ScreenOnly>
                <SeatAnchor link={link} />
              </ScreenOnly>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}

export function Money({ page, at }: { page: SeatPage; at: ResultPage }) {
  if (page.money.length === 0) return null;
  return (
    <Stack as="section" $gap={1}>
      <SectionTitle>{SEAT.money}</SectionTitle>
      <Facts facts={page.money} />
      {page.paidBefore && <p>{page.paidBefore}</p>}
      <ScreenOnly>
        <CalendarLink page={at} />
      </ScreenOnly>
    </Stack>
  );
}

export const Wishes = styled.ol`
  display: grid;
  gap: ${space(1)};
  padding-left: 2em;
  line-height: 1.4;
`;

const Wish = styled.li<{ $given: boolean }>`
  font-weight: ${({ $given }) => ($given ? 700 : 'inherit')};
`;

export function Preferences({ page: { preferences }, children }: { page: SeatPage; children: ReactNode }) {
  if (preferences.length === 0) return null;
  return (
    <Stack as="section" $gap={1}>
      <SectionTitle>{SEAT.preferences}</SectionTitle>
      <Wishes>
        {preferences.map(({ position, program, campus, became, isGiven }) => (
          <Wish key={position} $given={isGiven}>
            <SeatAnchor link={program} />, <SeatAnchor link={campus} />
            <p>{became}</p>
          </Wish>
        ))}
      </Wishes>
      {children}
    </Stack>
  );
}

export function Next({ page: { next } }: { page: SeatPage }) {
  if (next.length === 0) return null;
  return (
    <Stack as="section" $gap={1}>
      <SectionTitle>{NEXT.title}</SectionTitle>
      {next.map(({ text, when = [], link }) => (
        <div key={text}>
          {when.map((line) => (
            <p key={line}>
              <strong>{line}</strong>
            </p>
          ))}
          <p>
            {text} {link && <SeatAnchor link={link} />}
          </p>
        </div>
      ))}
    </Stack>
  );
}

export function Record({ page: { record } }: { page: SeatPage }) {
  return (
    <Stack as="section" $gap={1}>
      <SectionTitle>{SEAT.record}</SectionTitle>
      <Facts facts={record} />
      <ScreenOnly>
        <GuideLink to="/admission/guidelines#codes">{show.aboutCategories}</GuideLink>
      </ScreenOnly>
      <p>
        {SEAT.questions} <HelpDesk />
      </p>
    </Stack>
  );
}
