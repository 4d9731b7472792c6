import { Component, type ReactNode } from 'react';
import { note } from '../monitoring';

interface Props {
  /** Whose code stands in it. */
  remote: string;
  children: ReactNode;
}

/** Where something that a page can do without throws, nothing is shown, and its remote's error is reported. */
export class SilentBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    note({ type: 'caught', remote: this.props.remote, error });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
