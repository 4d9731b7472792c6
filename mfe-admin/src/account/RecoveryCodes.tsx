import { identity } from '@university/shared';
import { Row, Stack, saveFile, space } from '@university/shared/kit';
import styled from 'styled-components';
import { ActButton } from '../form/buttons';
import { Announced } from '../form/messages';
import { secondFactor as texts } from './texts';

const List = styled.ul`
  columns: 2;
  padding: 0;
  list-style: none;
  li {
    padding-block: ${space(0.5)};
  }
`;

interface Props {
  /** What they came with. */
  done: string;
  codes: string[];
  onDone: () => void;
}

/** The recovery codes, the one time that they can be seen. */
export function RecoveryCodes({ done, codes, onDone }: Props) {
  return (
    <Stack $gap={3}>
      <Announced tone="good">
        <p>{done}</p>
      </Announced>
      <p>{texts.recovery}</p>
      <List>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Row>
        <ActButton
          look="primary"
          onClick={() => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), fileName)}
        >
          {texts.save}
        </ActButton>
        <ActButton onClick={onDone}>{texts.haveThem}</ActButton>
      </Row>
    </Stack>
  );
}

const fileName = `recovery-codes-${identity.shortName.toLowerCase()}.txt`;
