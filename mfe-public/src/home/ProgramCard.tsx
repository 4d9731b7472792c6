import { Link } from '@university/shared/router';
import { Card, calm, color, Jaali, shadow, space, text, wide } from '@university/shared/kit';
import styled, { css } from 'styled-components';
import type { DrawnProgram } from './queries';
import { texts } from './texts';

const card = css`
  display: grid;
  grid-template-columns: ${space(1)} 1fr;
  ${wide.tablet} {
    grid-template-columns: ${space(6)} 1fr;
  }
  height: 100%;
  padding: 0;
  overflow: hidden;
  color: ${color.ink};
  text-decoration: none;
`;

const Still = styled(Card)`
  ${card}
`;

const Clickable = styled(Card).attrs({ as: Link })<{ to: string }>`
  ${card}
  transition: box-shadow 160ms, border-color 160ms;
  &:hover {
    border-color: ${color.ink};
    box-shadow: ${shadow.float};
  }
  ${calm} {
    transition: none;
  }
`;

const Pattern = styled.span`
  position: relative;
  background: ${color.night};
  color: ${color.onNightMuted};
  svg {
    position: absolute;
    inset: 0;
    opacity: 0.55;
  }
`;

const Words = styled.span`
  display: flex;
  gap: ${space(1.5)};
  align-items: baseline;
  padding: ${space(1)} ${space(1.5)};
  ${wide.tablet} {
    flex-direction: column;
    align-items: stretch;
    gap: ${space(0.5)};
    min-height: ${space(13)};
    padding: ${space(2)};
  }
`;

const Code = styled.span`
  flex: none;
  min-width: 2.75rem;
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 700;
  letter-spacing: 0.06em;
`;

const Name = styled.span`
  font-weight: 700;
  line-height: 1.3;
  ${Clickable} & {
    color: ${color.link};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
`;

const NoPage = styled.span`
  margin-top: auto;
  color: ${color.muted};
  font-size: ${text.small};
`;

export function ProgramCard({ program }: { program: DrawnProgram }) {
  const content = (
    <>
      <Pattern aria-hidden="true">
        <Jaali seed={program.code} />
      </Pattern>
      <Words>
        <Code>{program.code}</Code> <Name>{program.name}</Name>
        {!program.hasPage && <NoPage>{texts.study.noPage}</NoPage>}
      </Words>
    </>
  );
  return program.hasPage ? <Clickable to={`/programs/${program._id}`}>{content}</Clickable> : <Still>{content}</Still>;
}
