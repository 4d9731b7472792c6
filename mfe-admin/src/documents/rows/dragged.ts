import { color } from '@university/shared/kit';
import { css } from 'styled-components';

/** Where a dragged row would stand, and the row itself meanwhile. Of an element around the rows. */
export const dragged = css`
  [data-drop='above'] {
    box-shadow: 0 -3px 0 ${color.link};
  }
  [data-drop='below'] {
    box-shadow: 0 3px 0 ${color.link};
  }
  [data-dragged] {
    opacity: 0.6;
  }
`;
