import { Component, type ReactNode } from 'react';
import { texts } from '../home/texts';
import { Message } from '@university/shared/ui';

/** Keeps a failure of one section from taking the page with it. Texts: specification, section 2. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Message $tone="bad" role="alert">
        <p>
          <strong>{texts.boundary.title}</strong>
        </p>
        <p>{texts.boundary.text}</p>
      </Message>
    );
  }
}
