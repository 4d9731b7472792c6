import type { Media } from '@university/shared/contract';
import { formatSize, Stack, VisuallyHidden } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { Panel, StaffArea } from '../area/StaffArea';
import { useAddress } from '../list/FilterForm';
import { asShown, GRID_SIZES, Library, Shown } from './Library';
import { texts } from './texts';
import { UploadPictures } from './UploadPictures';

export default function Pictures() {
  const { filters, page, change, onPage } = useAddress({ search: '' });
  return (
    <StaffArea title="Pictures" lead={texts.lead}>
      <Panel title="Upload pictures">
        <UploadPictures name="media" />
      </Panel>
      <Panel title="Library">
        <Library
          search={filters.search}
          page={page}
          onSearch={(search) => change({ search })}
          onPage={onPage}
          tile={(media) => <Tile media={media} />}
        />
      </Panel>
    </StaffArea>
  );
}

function Tile({ media }: { media: Media }) {
  const { _id, title, alt_en, credit, width, height, size, base, widths } = media;
  return (
    <Stack $gap={0.5}>
      <Shown picture={asShown(media)} sizes={GRID_SIZES} ratio={4 / 3} />
      <strong>{title}</strong>
      {alt_en !== title && <span aria-hidden="true">{alt_en}</span>}
      {credit && <span>{`By ${credit}`}</span>}
      <span>{`${width} × ${height} pixels, ${formatSize(size)}`}</span>
      <a href={`${base}-${widths.at(-1)}.webp`} target="_blank" rel="noreferrer">
        Open it large
        <VisuallyHidden>{texts.libraryOf(title)}</VisuallyHidden>
      </a>
      <Link to={`/admin/catalogue/media/${_id}`}>
        Words, uses and history
        <VisuallyHidden>{texts.libraryOf(title)}</VisuallyHidden>
      </Link>
    </Stack>
  );
}
