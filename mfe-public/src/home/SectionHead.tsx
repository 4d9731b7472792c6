import { ButtonLink, color, SectionTitle, space, Stack, text, wide, width } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Head = styled.div`
  max-width: ${width.text};
`;

const Title = styled(SectionTitle)`
  ${wide.tablet} {
    font-size: ${text.title};
  }
`;

const Lead = styled.p<{ $onNight: boolean }>`
  margin-top: ${space(0.5)};
  color: ${({ $onNight }) => ($onNight ? color.onNightMuted : color.muted)};
  line-height: 1.45;
  text-wrap: pretty;
`;

interface SectionHeadProps {
  id: string;
  title: string;
  lead?: string | null;
  onNight?: boolean;
}

export function SectionHead({ id, title, lead, onNight = false }: SectionHeadProps) {
  return (
    <Head>
      <Title id={id}>{title}</Title>
      {lead && <Lead $onNight={onNight}>{lead}</Lead>}
    </Head>
  );
}

const More = styled(Link)`
  display: inline-block;
  padding-block: ${space(0.75)};
  font-weight: 700;
`;

interface TitledSectionProps extends SectionHeadProps {
  gap?: number;
  more?: { to: string; text: string; isButton?: boolean } | undefined;
  children: ReactNode;
}

export function TitledSection({ gap = 2, more, children, ...head }: TitledSectionProps) {
  return (
    <Stack as="section" $gap={gap} aria-labelledby={head.id}>
      <SectionHead {...head} />
      {children}
      {more && (
        <div>
          {more.isButton ? (
            <ButtonLink $look="quiet" to={more.to}>
              {more.text}
            </ButtonLink>
          ) : (
            <More to={more.to}>{more.text}</More>
          )}
        </div>
      )}
    </Stack>
  );
}
