import { Component, type ReactNode } from 'react';
import { note } from '../monitoring';

interface Props {
  remote: string;
  onFailed?: () => void;
  children: ReactNode;
}

export class SilentBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    note({ type: 'caught', remote: this.props.remote, error });
    this.props.onFailed?.();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
