import { ButtonLink, color, Container, Section, SectionTitle, space, Stack, text, width } from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Head = styled.div`
  max-width: ${width.text};
  &::before {
    content: '';
    display: block;
    width: ${space(6)};
    height: ${space(0.5)};
    margin-bottom: ${space(1.5)};
    background: ${color.accent};
  }
`;

const Title = styled(SectionTitle)`
  font-size: ${text.title};
`;

/** On the dark ground the theme’s muted colour could not be read. */
const Lead = styled.p<{ $onNight: boolean }>`
  margin-top: ${space(0.5)};
  color: ${({ $onNight }) => ($onNight ? color.onNightMuted : color.muted)};
  text-wrap: pretty;
`;

interface SectionHeadProps {
  /** The section is labelled by it. */
  id: string;
  title: string;
  lead?: string | null;
  onNight?: boolean;
}

/** How every section of the home page begins. */
export function SectionHead({ id, title, lead, onNight = false }: SectionHeadProps) {
  return (
    <Head>
      <Title id={id}>{title}</Title>
      {lead && <Lead $onNight={onNight}>{lead}</Lead>}
    </Head>
  );
}

interface TitledSectionProps extends SectionHeadProps {
  gap?: number;
  /** The page that has all of it. */
  more?: { to: string; text: string } | undefined;
  children: ReactNode;
}

/** A section of the home page: its head, what it shows, and the way to more of it. */
export function TitledSection({ gap = 3, more, children, ...head }: TitledSectionProps) {
  return (
    <Section aria-labelledby={head.id}>
      <Container>
        <Stack $gap={gap}>
          <SectionHead {...head} />
          {children}
          {more && (
            <div>
              <ButtonLink $look="quiet" to={more.to}>
                {more.text}
              </ButtonLink>
            </div>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
