import 'react';

declare module 'react' {
  /** Component-local custom properties: a prop is passed to the style sheet as `--_name`. */
  interface CSSProperties {
    [name: `--_${string}`]: string | number | undefined;
  }
}
