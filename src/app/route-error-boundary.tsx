import { Component, type ReactNode } from 'react';

interface Props {
  /** A change of any of them clears the error. */
  readonly resetKeys: readonly unknown[];
  /** Shown after an error. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  /** The keys at the error; null while React has not committed the fallback. */
  readonly failedWith: readonly unknown[] | null;
}

const intact: State = { hasFailed: false, failedWith: null };

/** Shows `fallback` for a screen that threw or failed to load. A class: React has no hook for error boundaries. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = intact;

  static getDerivedStateFromProps({ resetKeys }: Props, { failedWith }: State): State | null {
    const isSame = failedWith === null || resetKeys.every((key, index) => Object.is(key, failedWith[index]));
    return isSame ? null : intact;
  }

  static getDerivedStateFromError(): State {
    return { hasFailed: true, failedWith: null };
  }

  override componentDidCatch(): void {
    this.setState({ failedWith: this.props.resetKeys });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
