import { color, Container, PageTitle, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';

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
