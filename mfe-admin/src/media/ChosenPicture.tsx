import { FieldError, Muted } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import styled from 'styled-components';
import { mediaItemQuery } from '../api/queries';
import { Read } from '../form/messages';
import { asShown, Shown } from './Library';
import { texts } from './texts';

const words = texts.picker;

const Small = styled.div`
  width: 12rem;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

interface Props {
  id: string;
  /** Its alternative text is to be read beside it, and not only heard. */
  showsAlt?: boolean;
}

/** A picture of the library that was chosen, with what it is called. */
export function ChosenPicture({ id, showsAlt }: Props) {
  const query = useQuery(mediaItemQuery(id));
  return (
    <Read query={query} failed={texts.library.failed} missing={<FieldError>{words.missing}</FieldError>}>
      {(media) => (
        <Small>
          <Shown picture={asShown(media)} sizes="12rem" alt={showsAlt ? '' : undefined} />
          {showsAlt ? (
            <>
              <strong>{media.title}</strong>
              <Muted>{media.alt_en}</Muted>
            </>
          ) : (
            <span>{words.chosen(media.title)}</span>
          )}
        </Small>
      )}
    </Read>
  );
}
