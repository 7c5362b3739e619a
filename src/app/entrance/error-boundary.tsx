import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  /** Renders the children again when it changes. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

/** Shows `fallback` instead of children that throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
