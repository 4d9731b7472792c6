import { NEXT, SEAT, type SeatFact, type SeatPage } from '@university/shared/contract';
import { FactLines, SectionTitle, Stack, space } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import styled from 'styled-components';
import { HelpDesk, ScreenOnly } from '../../look';
import { CalendarLink } from '../../rounds/CalendarLink';
import type { ResultPage } from '../../rounds/result-pages';
import { SeatAnchor } from './SeatAnchor';
import { show } from './texts';

/** Facts, each with its lines and where they lead. */
function Facts({ facts }: { facts: readonly SeatFact[] }) {
  return (
    <FactLines
      facts={facts.map(({ term, lines, link }) => ({
        term,
        value: (
          <>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {link && (
              <ScreenOnly>
                <SeatAnchor link={link} />
              </ScreenOnly>
            )}
          </>
        ),
      }))}
    />
  );
}

/** What it costs and when, and where documents are shown. */
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

const Wishes = styled.ol`
  display: grid;
  gap: ${space(1)};
  padding-left: 2em;
`;

const Wish = styled.li<{ $given: boolean }>`
  font-weight: ${({ $given }) => ($given ? 700 : 'inherit')};
`;

/** The whole list, with what became of each. */
export function Preferences({ page: { preferences } }: { page: SeatPage }) {
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
    </Stack>
  );
}

/** What comes next, where nothing above says it. */
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

/** The record itself. */
export function Record({ page: { record } }: { page: SeatPage }) {
  return (
    <Stack as="section" $gap={1}>
      <SectionTitle>{SEAT.record}</SectionTitle>
      <Facts facts={record} />
      <ScreenOnly>
        <Link to="/admission/guidelines#codes">{show.aboutCategories}</Link>
      </ScreenOnly>
      <p>
        {SEAT.questions} <HelpDesk />
      </p>
    </Stack>
  );
}
