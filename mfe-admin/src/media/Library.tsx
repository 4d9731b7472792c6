import type { Media } from '@university/shared/contract';
import { color, Picture, radius, Stack, space, text, FieldError, Muted } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { mediaQuery, mediaItemQuery } from '../api/queries';
import { Read } from '../form/actions';
import { inIndia } from '../list/cells';
import { FilterForm } from '../list/FilterForm';
import { Pager } from '../list/List';
import { texts } from './texts';

const TO_A_PAGE = 24;
export const GRID_SIZES = '(min-width: 36rem) 16rem, 50vw';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: ${space(2)};
  padding: 0;
  list-style: none;
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;

export const Shown = styled(Picture)`
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
`;

interface Props {
  search: string;
  page: number;
  onSearch: (search: string) => void;
  onPage: (page: number) => void;
  tile: (media: Media) => ReactNode;
}

export function Library({ search, page, onSearch, onPage, tile }: Props) {
  const query = useQuery(mediaQuery({ search: search.trim().slice(0, 100) || undefined, page, limit: TO_A_PAGE }));
  return (
    <Stack $gap={2}>
      <FilterForm
        id="media"
        fields={[{ name: 'search', type: 'search', label: 'Search in titles and descriptions' }]}
        filters={{ search }}
        onSearch={(entered) => onSearch(entered.search ?? '')}
        submit="Search"
        isLine
      />
      <Read query={query} failed={texts.libraryFailed}>
        {({ data: { media }, metadata }) => (
          <>
            <p role="status">
              {metadata.total > 0 ? `Pictures found: ${inIndia(metadata.total)}` : texts.libraryEmpty}
            </p>
            <Tiles role="list" aria-busy={query.isPlaceholderData || undefined}>
              {media.map((each) => (
                <li key={each._id}>{tile(each)}</li>
              ))}
            </Tiles>
            <Pager metadata={metadata} onPage={onPage} />
          </>
        )}
      </Read>
    </Stack>
  );
}

export const asShown = ({ alt_en, ...media }: Media) => ({ ...media, alt: alt_en });

const Small = styled.div`
  width: 12rem;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

export function ChosenPicture({ id, showsAlt }: { id: string; showsAlt?: boolean }) {
  const query = useQuery(mediaItemQuery(id));
  return (
    <Read query={query} failed={texts.libraryFailed} missing={<FieldError>{texts.pickerMissing}</FieldError>}>
      {(media) => (
        <Small>
          <Shown picture={asShown(media)} sizes="12rem" alt={showsAlt ? '' : undefined} />
          {showsAlt ? (
            <>
              <strong>{media.title}</strong>
              <Muted>{media.alt_en}</Muted>
            </>
          ) : (
            <span>{`Chosen: ${media.title}`}</span>
          )}
        </Small>
      )}
    </Read>
  );
}
