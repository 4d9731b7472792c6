import {
  color,
  type Fact,
  Muted,
  PHONE_WIDE,
  Picture,
  radius,
  SectionTitle,
  type ShownPicture,
  space,
  Stack,
  text,
  wide,
  notPrinted,
} from '@university/shared/kit';
import type { Correction, Picture as PictureOfLibrary } from '@university/shared/contract';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import { formatDate } from '@university/shared/time';
import { texts } from './texts';

/** `+91 11 5550 0100` → `+911155500100` */
const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

export interface Reached {
  email: string | null;
  phone: string | null;
}

export const contactLinks = ({ email, phone }: Reached) => ({
  email: email && <a href={`mailto:${email}`}>{email}</a>,
  phone: phone && <a href={`tel:${dialled(phone)}`}>{phone}</a>,
});

export function contactFacts(office: Reached, terms: { email: string; phone: string }): Fact[] {
  const { email, phone } = contactLinks(office);
  return [
    { term: terms.email, value: email, width: 'half' },
    { term: terms.phone, value: phone, width: 'half' },
  ];
}

const RATIO = 16 / 9;

const Figure = styled.figure`
  img {
    aspect-ratio: ${RATIO};
    border-radius: ${radius.large};
  }
  color: ${color.onNightMuted};
  font-size: ${text.small};
  ${notPrinted}
`;

export function HeaderPicture({ picture }: { picture: Pick<PictureOfLibrary, 'credit'> & ShownPicture }) {
  return (
    <Figure>
      <Picture
        picture={picture}
        ratio={RATIO}
        sizes={`(min-width: 62rem) 26rem, (min-width: 36rem) 42vw, ${PHONE_WIDE}`}
        isFirst
      />
      {picture.credit && <figcaption>{picture.credit}</figcaption>}
    </Figure>
  );
}

export const Quiet = styled.span`
  color: ${color.muted};
  font-size: ${text.small};
`;

export const MinorTitle = styled.h3`
  font-size: ${text.large};
`;

export const Steps = styled.ol`
  padding-left: ${space(2.5)};
  li + li {
    margin-top: ${space(1)};
  }
`;

export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Stack>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(8)};
  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

const Aside = styled.div`
  ${wide.desktop} {
    position: sticky;
    top: 5rem;
    grid-area: 1 / 2;
    align-self: start;
  }
`;

export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Frame>
      <Aside>{aside}</Aside>
      <div>{children}</div>
    </Frame>
  );
}

const corrected = ({ on, text }: Correction) => texts.corrected(formatDate(on), text);

export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <Stack $gap={1}>
      {[...new Set(corrections.map(corrected))].map((line) => (
        <Muted key={line}>{line}</Muted>
      ))}
    </Stack>
  );
}
