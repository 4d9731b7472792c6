import type { Media } from '@university/shared/contract';
import { formatSize, Stack, VisuallyHidden } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { Panel } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { useAddress } from '../list/FilterForm';
import { asShown, GRID_SIZES, Library, Shown } from './Library';
import { texts } from './texts';
import { UploadPictures } from './UploadPictures';

const words = texts.library;

export default function Pictures() {
  const { filters, page, change, onPage } = useAddress({ search: '' });
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
      <Panel title={texts.upload.title}>
        <UploadPictures name="media" />
      </Panel>
      <Panel title={words.title}>
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
      {credit && <span>{words.credit(credit)}</span>}
      <span>{words.facts(width, height, formatSize(size))}</span>
      <a href={`${base}-${widths.at(-1)}.webp`} target="_blank" rel="noreferrer">
        {words.open}
        <VisuallyHidden>{words.of(title)}</VisuallyHidden>
      </a>
      <Link to={`/admin/catalogue/media/${_id}`}>
        {words.document}
        <VisuallyHidden>{words.of(title)}</VisuallyHidden>
      </Link>
    </Stack>
  );
}
