import type { ComponentType } from 'react';
import { signOfLife } from '@university/shared/early';

/** What a deferred part shows first: its component, or the server's HTML as it stands. */
export type FirstShow = ComponentType | 'kept';

/** A promise that React's `use` reads without suspending. */
const settled = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/**
 * Code that a server-rendered page does without until somebody touches it: scrolls, moves the pointer, presses a key.
 * Links and texts work meanwhile, and a click on a button is repeated once the button works.
 */
export class DeferredCode<M extends { default: ComponentType }> {
  private loaded: M | null = null;
  private first: Promise<FirstShow> | null = null;

  constructor(private readonly fetch: () => Promise<M>) {}

  /** Rejects when the code cannot be had; asking again tries again. */
  async load(): Promise<M> {
    if (!this.loaded) {
      this.loaded = await this.fetch();
      this.first = settled<FirstShow>(this.loaded.default);
    }
    return this.loaded;
  }

  /** Never rejects; settled once the code is there, so that rendering does not wait. */
  firstShow(waits: boolean): Promise<FirstShow> {
    if (!this.first) {
      const started = waits ? signOfLife() : Promise.resolve();
      this.first = started
        .then(() => this.load())
        .then(
          (module) => module.default,
          () => 'kept',
        );
    }
    return this.first;
  }

  /** Somebody leaves, or the address changes: hydration must not hold that up. */
  leave(): void {
    if (!this.loaded) this.first = settled<FirstShow>('kept');
  }
}
