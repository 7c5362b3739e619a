import 'react';

declare module 'react' {
  /** Component-local custom properties: a number from a prop enters its stylesheet as `--_name`. */
  interface CSSProperties {
    [name: `--_${string}`]: string | number | undefined;
  }
}
