import { Component, type ReactNode } from 'react';

interface Props {
  /** A new path clears the error. */
  readonly place: string;
  /** Shown after an error. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failedAt: string | null;
}

/** Shows `fallback` for a screen that threw or failed to load. A class: React has no hook for error boundaries. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return state.failedAt !== null && state.failedAt !== '' && state.failedAt !== place ? { failedAt: null } : null;
  }

  static getDerivedStateFromError(): State {
    return { failedAt: '' };
  }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.place });
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : this.props.fallback;
  }
}
