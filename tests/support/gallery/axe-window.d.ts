import type axe from 'axe-core';

declare global {
  interface Window {
    /** Set by the axe-core script. */
    readonly axe: typeof axe;
  }
}
