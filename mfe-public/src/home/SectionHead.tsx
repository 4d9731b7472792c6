import { color, SectionTitle, space, text, width } from '@university/shared/ui';
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

interface Props {
  /** The section is labelled by it. */
  id: string;
  title: string;
  lead?: ReactNode;
  onNight?: boolean;
}

/** How every section of the home page begins. */
export function SectionHead({ id, title, lead, onNight = false }: Props) {
  return (
    <Head>
      <Title id={id}>{title}</Title>
      {lead && <Lead $onNight={onNight}>{lead}</Lead>}
    </Head>
  );
}
