import { color, radius, space, text } from '@university/shared/kit';
import styled from 'styled-components';

/** Buttons that change what is written below them. */
export const ToolBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  button {
    min-height: 36px;
    padding: 0 ${space(1)};
    border: 1px solid ${color.muted};
    border-radius: ${radius.small};
    background: ${color.sheet};
    color: ${color.ink};
    font-size: ${text.small};
    cursor: pointer;
  }
  button:hover {
    background: ${color.band};
  }
`;
