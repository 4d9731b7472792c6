import { createStore } from 'zustand/vanilla';

interface Toast {
  tone: 'success' | 'error' | 'plain';
  message: string;
  /** Toasts of one id replace each other. */
  id?: string;
  /** Milliseconds; the library's own when left out. */
  duration?: number;
}

type Options = Pick<Toast, 'id' | 'duration'>;

interface ToastQueue {
  waiting: readonly Toast[];
  /** Hands those that wait to the toaster. */
  take(): readonly Toast[];
}

/** What the toaster has not shown yet. Its code is loaded with the first toast. */
export const toastQueue = createStore<ToastQueue>()((set, get) => ({
  waiting: [],
  take() {
    const { waiting } = get();
    if (waiting.length > 0) set({ waiting: [] });
    return waiting;
  },
}));

function show(shown: Toast): void {
  toastQueue.setState(({ waiting }) => ({ waiting: [...waiting, shown] }));
}

/** Short messages at the top of the page, for shell and remotes alike. */
export const toast = {
  success: (message: string, options?: Options) => show({ tone: 'success', message, ...options }),
  error: (message: string, options?: Options) => show({ tone: 'error', message, ...options }),
  plain: (message: string, options?: Options) => show({ tone: 'plain', message, ...options }),
};
