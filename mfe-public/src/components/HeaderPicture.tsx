import { color, PHONE_WIDE, Picture, radius, type ShownPicture, text, notPrinted } from '@university/shared/kit';
import type { Picture as PictureOfLibrary } from '@university/shared/contract';
import styled from 'styled-components';

const RATIO = 16 / 9;

const Figure = styled.figure`
  img {
    aspect-ratio: ${RATIO};
    border-radius: ${radius.large};
  }
  color: ${color.onNightMuted};
  font-size: ${text.small};
  ${notPrinted}
`;

export function HeaderPicture({ picture }: { picture: Pick<PictureOfLibrary, 'credit'> & ShownPicture }) {
  return (
    <Figure>
      <Picture
        picture={picture}
        ratio={RATIO}
        sizes={`(min-width: 62rem) 26rem, (min-width: 36rem) 42vw, ${PHONE_WIDE}`}
        isFirst
      />
      {picture.credit && <figcaption>{picture.credit}</figcaption>}
    </Figure>
  );
}
