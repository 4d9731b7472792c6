import { createStore } from 'zustand/vanilla';

interface Toast {
  tone: 'success' | 'error' | 'plain';
  message: string;
  /** Toasts with the same id replace each other. */
  id?: string;
  /** Milliseconds; the library's default when left out. */
  duration?: number;
}

type Options = Pick<Toast, 'id' | 'duration'>;

interface ToastQueue {
  waiting: readonly Toast[];
  take(): readonly Toast[];
}

/** Queue until the toaster's code is loaded. */
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

export const toast = {
  success: (message: string, options?: Options) => show({ tone: 'success', message, ...options }),
  error: (message: string, options?: Options) => show({ tone: 'error', message, ...options }),
  plain: (message: string, options?: Options) => show({ tone: 'plain', message, ...options }),
};
