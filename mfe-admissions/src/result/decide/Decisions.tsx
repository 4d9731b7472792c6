import type { Decision } from '@university/shared/contract';
import { Button, Card, Grid, Muted, SectionTitle, Stack, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import { DECISIONS } from './decisions';
import { choices } from './texts';

const Choice = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  & > button {
    margin-top: auto;
  }
`;

const Title = styled.h3`
  font-size: ${text.large};
`;

const Meaning = styled.p`
  font-weight: 700;
`;

interface Props {
  offered: readonly Decision[];
  onChoose: (decision: Decision) => void;
}

/** What may be decided now, each with what it means. */
export function Decisions({ offered, onChoose }: Props) {
  return (
    <Stack $gap={3}>
      <div>
        <SectionTitle>{choices.title}</SectionTitle>
        <Muted>{offered.length > 0 ? choices.lead : choices.none}</Muted>
      </div>
      <Grid $min="15rem">
        {offered.map((decision) => {
          const { label, meaning, consequence, look } = DECISIONS[decision];
          return (
            <Choice key={decision}>
              <Title>{label}</Title>
              <Meaning>{meaning}</Meaning>
              <p>{consequence}</p>
              <Button type="button" $look={look} onClick={() => onChoose(decision)}>
                {label}
              </Button>
            </Choice>
          );
        })}
      </Grid>
    </Stack>
  );
}
