import { color, Picture, type ShownPicture, radius, space, text } from '@university/shared/kit';
import styled from 'styled-components';

interface Props {
  picture: ShownPicture & { credit: string | null };
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string;
  /** Part of the page's first screen; others come when they are scrolled to. */
  isFirst?: boolean;
}

const Figure = styled.figure`
  margin: 0;
  img {
    aspect-ratio: 16 / 9;
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
  }
  figcaption {
    margin-top: ${space(0.5)};
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

/** A picture with whose it is below. */
export function CreditedPicture(props: Props) {
  return (
    <Figure>
      <Picture {...props} ratio={16 / 9} />
      {props.picture.credit && <figcaption>{props.picture.credit}</figcaption>}
    </Figure>
  );
}
