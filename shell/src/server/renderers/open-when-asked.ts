import type { OpenRenderers } from './open-renderers';

/** Renderers that are started with the first page that somebody asks them for: not every site has readers of every language. */
export function openWhenAsked(
  open: () => Promise<OpenRenderers>,
): Pick<OpenRenderers, 'run' | 'runPreview' | 'keep' | 'close'> {
  let opened: Promise<OpenRenderers> | undefined;
  const asked = (): Promise<OpenRenderers> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    run: async (...task) => (await asked()).run(...task),
    runPreview: async (...task) => (await asked()).runPreview(...task),
    keep: (keys) => void opened?.then((renderers) => renderers.keep(keys)).catch(() => {}),
    close: () => void opened?.then((renderers) => renderers.close()),
  };
}
