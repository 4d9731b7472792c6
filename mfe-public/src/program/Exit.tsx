import { color, text } from '@university/shared/ui';
import styled from 'styled-components';
import { texts } from '../programmes-texts';
import { frameworkLevel } from './framework-level';

const Award = styled.strong`
  display: block;
`;

const Quiet = styled.span`
  color: ${color.muted};
  font-size: ${text.small};
`;

/** The award for leaving after a year, and its level in the national framework. */
export function Exit({ award }: { award: string | null }) {
  if (!award) return <Quiet>{texts.program.noExit}</Quiet>;
  const level = frameworkLevel(award);
  return (
    <>
      <Award>{award}</Award>
      {level && <Quiet>{texts.program.framework(level)}</Quiet>}
    </>
  );
}
