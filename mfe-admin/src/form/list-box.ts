import { color, radius, shadow, space, text } from '@university/shared/kit';
import styled from 'styled-components';

/** Where the input of a combobox stands, with its list below it. */
export const ListPlace = styled.div`
  position: relative;
`;

/** The list below the input of a combobox. It must never take the focus from the input. */
export const ListBox = styled.div`
  position: absolute;
  z-index: 5;
  inset: calc(100% + 4px) 0 auto;
  max-height: 20rem;
  overflow-y: auto;
  padding: ${space(1)} 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sheet};
  box-shadow: ${shadow.float};
`;

/** What stands above some options, or in place of all. */
export const ListHeading = styled.div`
  padding: ${space(1)} ${space(2)} ${space(0.25)};
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 700;
`;

export const ListOption = styled.div`
  padding: ${space(0.75)} ${space(2)};
  cursor: pointer;
  &[data-active] {
    background: ${color.ink};
    color: ${color.paper};
  }
`;
