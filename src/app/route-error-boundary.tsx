import { Component, type ReactNode } from 'react';

interface Props {
  /** A new place clears the error. */
  readonly place: string;
  /** Stands in for what broke. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failedAt: string | null;
}

/** Stands in for a screen that broke or could not be loaded. React knows error boundaries only as classes. */
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
