import * as calls from '@university/shared/calls';
import type { PhotoState, RoundSummary, PhotoUpload } from '@university/shared/contract';
import { FactColumns, Message, Muted, Row, Stack, saveCsv, formatSize } from '@university/shared/kit';
import { useQuery, useQueryClient } from '@university/shared/query';
import { toCsv } from '@university/shared/csv';
import { whole } from '../api/queries';
import { Fold, Titled } from '../area/StaffArea';
import { PHOTO_LIMIT, MOST_PHOTOS, PHOTO_NAME, PHOTOS_LIMIT } from './contract';
import { ActButton, Announced, Read } from '../form/actions';
import { DropZone } from '../form/DropZone';
import { isOpen, isUnderWay, UploadQueue } from '../form/UploadDesk';
import { limitInWords } from '../import/ImportFiles';
import { inIndia } from '../list/cells';
import { type Column, DataTable, column } from '../list/DataTable';
import { callWithProof, formDataOf } from '../api/changes';
import { texts } from './texts';
import { askOf } from './rounds';
import { useState, useSyncExternalStore } from 'react';

const SHOWN = 50;

export function Photographs({ round }: { round: RoundSummary }) {
  const ask = askOf(round);
  const photosQuery = whole(['round', 'photos', round._id], calls.readPhotos, ({ data }) => data, ask);
  const query = useQuery(photosQuery);
  const queryClient = useQueryClient();
  const sending = usePhotos(async (files) => {
    const body = formDataOf('photo', files);
    const { data } = await callWithProof(calls.uploadPhotos, { ...ask, body, timeout: 0 });
    queryClient.setQueryData(photosQuery.queryKey, data.state);
    return data;
  });
  return (
    <Titled title="Photographs of applicants">
      <p>{texts.photosLead}</p>
      <Read query={query} failed="How the photographs stand could not be loaded.">
        {(state) => <Standing state={state} />}
      </Read>
      <Upload id={`photos-${round._id}`} {...sending} />
    </Titled>
  );
}

type Lacking = PhotoState['lacking'][number] & { _id: string };

const LACKING: Column<Lacking>[] = [
  column('Form number', ({ form_number }) => form_number),
  column('Name', ({ name }) => name),
  column('Photograph', ({ photo }) => photo),
];

function Standing({ state: { applicants, named, stored, lacking } }: { state: PhotoState }) {
  if (named === 0) return <Muted>{texts.photosNoneNamed}</Muted>;
  const count = named - stored;
  return (
    <>
      <FactColumns
        facts={[
          { term: 'Applicants of this track', value: inIndia(applicants) },
          { term: 'With a photograph in the result file', value: inIndia(named) },
          { term: 'Photographs here', value: inIndia(stored) },
        ]}
      />
      {lacking.length > 0 && (
        <Fold title={`Applicants whose photograph is not here: ${inIndia(count)}`}>
          {count > lacking.length && <Muted>{texts.photosFirst(inIndia(lacking.length), inIndia(count))}</Muted>}
          <DataTable
            caption="Applicants whose photograph is not here"
            columns={LACKING}
            rows={lacking.map((person) => ({ ...person, _id: person.form_number }))}
          />
        </Fold>
      )}
    </>
  );
}

function Upload({ id, start, retry, stop, reset, ...state }: { id: string } & ReturnType<typeof usePhotos>) {
  const isAsking = state.kind === 'none' || state.kind === 'done';
  return (
    <>
      {isAsking && (
        <DropZone
          id={id}
          label="Photographs"
          hint={`JPEG or PNG, at most ${limitInWords(PHOTO_LIMIT)} each. Choose many at once, or drop them here.`}
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          multiple
          onFiles={start}
        />
      )}
      <div role="status">{state.kind === 'sending' && `${inIndia(state.done)} of ${inIndia(state.all)} sent…`}</div>
      {state.kind === 'sending' && (
        <div>
          <ActButton onClick={stop}>Stop</ActButton>
        </div>
      )}
      {state.kind === 'failed' && (
        <Message $tone="bad" role="alert">
          <p>{state.message}</p>
          <Row>
            <ActButton look="primary" onClick={retry}>
              {`Send the other ${inIndia(state.rest)}`}
            </ActButton>
            <ActButton onClick={reset}>Choose others</ActButton>
          </Row>
        </Message>
      )}
      {state.kind === 'done' && (
        <Announced tone={state.unstored.length > 0 ? 'plain' : 'good'}>
          <p>{`${inIndia(state.stored)} of ${inIndia(state.all)} photographs are stored.`}</p>
        </Announced>
      )}
      {state.unstored.length > 0 && <UnstoredFiles unstored={state.unstored} />}
    </>
  );
}

const UNSTORED: Column<Unstored & { _id: string }>[] = [
  column('File', ({ name }) => name),
  column('Problem', ({ problem }) => problem),
];

function UnstoredFiles({ unstored }: { unstored: Unstored[] }) {
  const rows = unstored.slice(0, SHOWN).map((file, index) => ({ ...file, _id: String(index) }));
  const save = () =>
    saveCsv(toCsv([['file', 'problem'], ...unstored.map(({ name, problem }) => [name, problem])]), 'photographs.csv');
  return (
    <Stack $gap={1}>
      {unstored.length > rows.length && (
        <Muted>{texts.photosFirst(inIndia(rows.length), inIndia(unstored.length))}</Muted>
      )}
      <DataTable caption="Photographs that were not stored" columns={UNSTORED} rows={rows} />
      <div>
        <ActButton onClick={save}>Save this list (CSV)</ActButton>
      </div>
    </Stack>
  );
}

export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!PHOTO_NAME.test(name)) return texts.photosWrongName;
  if (size === 0) return 'It is empty';
  return size > PHOTO_LIMIT ? `It has ${formatSize(size)}. The limit is ${limitInWords(PHOTO_LIMIT)}` : undefined;
}

export function batchesOf<F extends Pick<File, 'size'>>(files: readonly F[]): F[][] {
  const batches: F[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = batches.at(-1);
    if (last && last.length < MOST_PHOTOS && bytes + file.size <= PHOTOS_LIMIT) {
      last.push(file);
      bytes += file.size;
    } else {
      batches.push([file]);
      bytes = file.size;
    }
  }
  return batches;
}

interface Unstored {
  name: string;
  problem: string;
}

/** The chosen files: what is refused before it is sent, and the others in batches by the keys of their uploads. */
interface Chosen {
  refused: Unstored[];
  batches: Map<string, File[]>;
}

const problemsIn = (files: readonly { name: string; problem?: string | null }[]): Unstored[] =>
  files.flatMap(({ name, problem }) => (problem ? [{ name, problem }] : []));

/** Sends photographs batch by batch. */
function usePhotos(send: (files: File[]) => Promise<PhotoUpload>) {
  const [queue] = useState(() => {
    const made: UploadQueue<Chosen, PhotoUpload> = new UploadQueue({
      send: (_fields, _file, { key }) => send(filesOf(made.form, key)),
      ...{ onDone: () => {}, atOnce: 1, stopsAtFailure: true },
    });
    return made;
  });
  const jobs = useSyncExternalStore(queue.subscribe, queue.jobs);
  const { refused, batches } = queue.form ?? { refused: [], batches: new Map<string, File[]>() };
  const answered = jobs.flatMap(({ state }) => (state.kind === 'done' ? state.result.files : []));
  const failed = jobs.find(({ state }) => state.kind === 'failed')?.state;
  const open = jobs.filter(isOpen);
  const isSending = jobs.some(isUnderWay);

  function start(files: File[]) {
    const checked = files.map((file) => ({ file, name: file.name, problem: problemOf(file) }));
    const good = checked.flatMap(({ file, problem }) => (problem === undefined ? [file] : []));
    const chosen = new Map(batchesOf(good).map((batch) => [crypto.randomUUID() as string, batch]));
    const uploads = [...chosen.keys()].map((key) => ({ key, title: key, file: undefined, fields: {} }));
    queue.start(uploads, { refused: problemsIn(checked), batches: chosen });
  }

  const unstored = [...refused, ...problemsIn(answered)];
  const done = refused.length + answered.length;
  return {
    kind: isSending ? 'sending' : open.length > 0 ? 'failed' : queue.form ? 'done' : 'none',
    all: refused.length + [...batches.values()].flat().length,
    done,
    stored: done - unstored.length,
    unstored,
    rest: open.flatMap(({ key }) => filesOf(queue.form, key)).length,
    message: failed?.kind === 'failed' ? failed.message : 'Stopped. What was sent is stored.',
    start,
    retry: () => queue.retry(...open.map(({ key }) => key)),
    stop: () => queue.stop(),
    reset: () => queue.clear(),
  };
}

const filesOf = (chosen: Chosen | null, key: string): File[] => chosen?.batches.get(key) ?? [];
