import type { Media } from '@university/shared/contract';
import { color, Dialog, FieldError, Hint, Label, Row, radius, Stack, space, Tabs } from '@university/shared/kit';
import { type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { ActButton } from '../form/actions';
import { asShown, GRID_SIZES, Library, Shown, ChosenPicture } from './Library';
import { UploadPictures } from './UploadPictures';

interface Props {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  value: string | null;
  isAnother?: boolean;
  onChange: (id: string | null, title: string) => void;
}

export function PicturePicker({ id, label, hint, error, value, isAnother, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const said = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} $gap={1}>
      <Label as="span" id={`${id}-label`}>
        {label}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {value ? <ChosenPicture id={value} /> : !isAnother && <span>No picture is chosen.</span>}
      <Row>
        <ActButton id={id} aria-describedby={said || undefined} onClick={() => setOpen(true)}>
          {value ? 'Choose another picture' : 'Choose a picture'}
        </ActButton>
        {value && (
          <ActButton
            onClick={() => {
              onChange(null, '');
              document.getElementById(id)?.focus();
            }}
          >
            Remove the picture
          </ActButton>
        )}
      </Row>
      {isOpen && (
        <PickerDialog
          name={`picker-${id}`}
          onPick={({ _id, title }) => onChange(_id, title)}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}

const Choice = styled.button`
  display: grid;
  gap: ${space(0.5)};
  width: 100%;
  padding: ${space(0.5)};
  border: 2px solid transparent;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover {
    border-color: ${color.link};
  }
`;

interface PickerDialogProps {
  name: string;
  onPick: (media: Media) => void;
  onClose: () => void;
}

/** A portal, since forms cannot be nested; submit events must not reach the outer form. */
export function PickerDialog({ name, onPick, onClose }: PickerDialogProps) {
  const [tab, setTab] = useState<'library' | 'upload'>('library');
  const [{ search, page }, setList] = useState({ search: '', page: 1 });
  const keepHere = (event: SyntheticEvent) => event.stopPropagation();
  return createPortal(
    <div onSubmit={keepHere}>
      <Dialog title="Choose a picture" width="56rem" startsAtTitle onClose={onClose}>
        {(close) => {
          const pick = (media: Media) => {
            onPick(media);
            close();
          };
          return (
            <Stack $gap={3}>
              <Tabs
                label="Library or upload"
                tabs={[
                  { id: 'library', label: 'Choose from the library' },
                  { id: 'upload', label: 'Upload new pictures' },
                ]}
                selected={tab}
                onSelect={setTab}
              >
                {tab === 'library' ? (
                  <Library
                    search={search}
                    page={page}
                    onSearch={(entered) => setList({ search: entered, page: 1 })}
                    onPage={(next) => setList({ search, page: next })}
                    tile={(media) => (
                      <Choice type="button" aria-label={`Choose ${media.title}`} onClick={() => pick(media)}>
                        <Shown picture={asShown(media)} sizes={GRID_SIZES} alt="" ratio={4 / 3} />
                        {media.title}
                      </Choice>
                    )}
                  />
                ) : (
                  <UploadPictures name={name} onTake={pick} />
                )}
              </Tabs>
              <Row>
                <ActButton onClick={close}>Cancel</ActButton>
              </Row>
            </Stack>
          );
        }}
      </Dialog>
    </div>,
    document.body,
  );
}
