import type { Notice } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { useEffect, useRef, useState } from 'react';
import { uploadNotice } from '../api/upload-notice';
import type { Failure } from '../form/ErrorSummary';
import { checkFile } from './check-file';
import { checkValues } from './check-values';
import type { Draft } from './draft';
import { explain, isCancelled, isKeyReused } from './explain-failure';
import { toFormData } from './fields-to-send';
import { idOf } from './values';

export type UploadState =
  | { kind: 'editing'; failure?: Failure }
  | { kind: 'cancelled' }
  /** `share` of the bytes, 0 to 1. */
  | { kind: 'sending'; share: number }
  | { kind: 'published'; notice: Notice };

interface Options {
  onPublished: () => void;
  /** The key belongs to something that was published already. */
  onKeyReused: () => void;
}

/** Checks and sends the form, one upload at a time. */
export function useUpload({ onPublished, onKeyReused }: Options) {
  const [state, setState] = useState<UploadState>({ kind: 'editing' });
  const isBusy = useRef(false);
  const abort = useRef<AbortController | null>(null);
  const queryClient = useQueryClient();
  useEffect(() => () => abort.current?.abort(), []);

  function begin(): AbortController {
    abort.current = new AbortController();
    return abort.current;
  }

  async function publish({ values, key }: Draft, file: File | null): Promise<UploadState> {
    const wrongFile = await checkFile(file);
    const problems = [...checkValues(values), ...(wrongFile ? [{ field: idOf('pdf'), message: wrongFile }] : [])];
    if (problems.length > 0 || !file) return { kind: 'editing', failure: { problems } };
    const { signal } = begin();
    const onProgress = (share: number) =>
      setState((before) => (before.kind === 'sending' ? { kind: 'sending', share } : before));
    setState({ kind: 'sending', share: 0 });
    try {
      const notice = await uploadNotice(toFormData(values, file), { key, signal, onProgress });
      onPublished();
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === 'notice' || name === 'home' });
      return { kind: 'published', notice };
    } catch (error) {
      if (isCancelled(error)) return { kind: 'cancelled' };
      if (isKeyReused(error)) onKeyReused();
      return { kind: 'editing', failure: explain(error) };
    }
  }

  return {
    state,
    async send(draft: Draft, file: File | null) {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        setState(await publish(draft, file));
      } finally {
        isBusy.current = false;
      }
    },
    cancel: () => abort.current?.abort(),
    reset: () => setState({ kind: 'editing' }),
  };
}
