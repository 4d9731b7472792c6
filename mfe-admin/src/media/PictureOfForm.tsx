import { ApiError, call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { Stack } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDone, formDataOf } from '../api/changes';
import { mediaItemQuery } from '../api/queries';
import { useDocumentForm } from '../documents/form-context';
import { DropZone } from '../form/DropZone';
import { Read, messageOf } from '../form/actions';
import { ACCEPT, LIMIT_IN_WORDS } from './UploadPictures';
import { FocalPoint } from './FocalPoint';
import { asShown, Shown } from './Library';
import { texts } from './texts';

export function PictureOfForm({ id }: { id: string }) {
  const { task } = useDocumentForm();
  const [x, y] = useWatch({ control: task.form.control, name: ['data.focalX', 'data.focalY'] });
  const query = useQuery(mediaItemQuery(id));
  const done = useDone();
  const [problem, setProblem] = useState<string>();
  const replace = useSingleMutation({
    mutationFn: (file: File) =>
      call(calls.replaceMedia, { params: { id }, body: formDataOf('picture', [file]), timeout: 0 }),
    onMutate: () => setProblem(undefined),
    onSuccess: () => done('The picture is replaced wherever it is shown.', 'documents'),
    onError: (error) => setProblem((error instanceof ApiError && error.issues[0]?.message) || messageOf(error)),
  });
  return (
    <Read query={query} failed={texts.libraryFailed}>
      {(media) => (
        <Stack $gap={2}>
          <FocalPoint
            value={{ x: Number(x), y: Number(y) }}
            onChange={(point) => {
              task.form.setValue('data.focalX', String(point.x), { shouldDirty: true });
              task.form.setValue('data.focalY', String(point.y), { shouldDirty: true });
            }}
          >
            <Shown picture={asShown(media)} sizes="22rem" alt="" />
          </FocalPoint>
          <DropZone
            id={task.idOf('picture')}
            label="Replace the picture"
            hint={replace.isPending ? 'The picture is being made ready…' : texts.replaceHint(LIMIT_IN_WORDS)}
            error={problem}
            accept={ACCEPT}
            onFiles={([file]) => file && replace.mutate(file)}
          />
        </Stack>
      )}
    </Read>
  );
}
