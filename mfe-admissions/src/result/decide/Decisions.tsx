import { SEAT, type SeatChoice } from '@university/shared/contract';
import { Button, SectionTitle, Stack, space, text } from '@university/shared/kit';
import styled from 'styled-components';

const Title = styled(SectionTitle)`
  font-size: ${text.large};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`;

const Choice = styled.li`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;
  line-height: 1.4;
`;

interface Props {
  title?: string;
  lead?: string;
  choices: readonly SeatChoice[];
  onChoose: (act: SeatChoice['act']) => void;
}

export function Decisions({ title = SEAT.choices, lead, choices, onChoose }: Props) {
  if (choices.length === 0) return null;
  return (
    <Stack as="section" $gap={1}>
      <Title>{title}</Title>
      {lead && <p>{lead}</p>}
      <List>
        {choices.map(({ act, label, consequence, look }) => (
          <Choice key={act}>
            <Button type="button" $look={look} aria-describedby={`consequence-${act}`} onClick={() => onChoose(act)}>
              {label}
            </Button>
            <p id={`consequence-${act}`}>{consequence}</p>
          </Choice>
        ))}
      </List>
    </Stack>
  );
}
