import type { Picture as PictureOfLibrary } from '@university/shared/contract';
import { color, Picture, radius, space, text } from '@university/shared/kit';
import styled from 'styled-components';

const RATIO = 16 / 9;

const Figure = styled.figure`
  margin: 0;
  max-width: 44rem;
  img {
    aspect-ratio: ${RATIO};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
  }
  figcaption {
    margin-top: ${space(0.5)};
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

interface Props {
  picture: PictureOfLibrary;
  sizes: string;
}

export function CreditedPicture({ picture, sizes }: Props) {
  return (
    <Figure>
      <Picture picture={picture} sizes={sizes} ratio={RATIO} />
      {picture.credit && <figcaption>{picture.credit}</figcaption>}
    </Figure>
  );
}
