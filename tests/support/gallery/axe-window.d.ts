import type axe from 'axe-core';

declare global {
  interface Window {
    /** Put there by the script of axe-core. */
    readonly axe: typeof axe;
  }
}
