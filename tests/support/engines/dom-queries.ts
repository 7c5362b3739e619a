import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as testingLibrary from '@testing-library/dom';

/** A string matches the whole text, a pattern a part of it. White space is collapsed. */
export type TextMatch = string | RegExp;

/** How to find elements in a page. Only visible elements are found. */
export interface Query {
  readonly by: 'role' | 'label' | 'text' | 'css';
  /** The role, the text or the selector. */
  readonly value: TextMatch;
  /** The accessible name, of a role. */
  readonly name?: TextMatch;
  /** Text that the element contains. */
  readonly hasText?: TextMatch;
  /** Elements in which to search. */
  readonly within?: Query;
  /** Takes one of several elements; negative from the end. */
  readonly nth?: number;
}

declare global {
  interface Window {
    /** Set by the script of @testing-library/dom. */
    readonly TestingLibraryDom: typeof testingLibrary;
    /** Set by `installQueries`. */
    findElements: (query: Query) => readonly HTMLElement[];
  }
}

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** An expression for a self-contained function. tsx, which runs scripts, wraps named functions in `__name`. */
export function toSource(run: (...values: never[]) => unknown): string {
  return `((__name) => ${run})((named) => named)`;
}

/** An expression that defines `findElements` in a page. */
export const installQueries = `(() => { ${LIBRARY}\nwindow.findElements = ${toSource(findElements)}; })()`;

/** An expression for a value in a page: JSON, with patterns. */
export function toExpression(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(toExpression).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined';
  return `{${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}:${toExpression(part)}`)
    .join()}}`;
}

/** Runs in the page. */
function findElements(query: Query): readonly HTMLElement[] {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom;
  const { by, value, name, hasText, within, nth } = query;
  const roots = within === undefined ? [document.body] : window.findElements(within);
  const elements = roots.flatMap((root): HTMLElement[] => {
    if (by === 'css') return [...root.querySelectorAll<HTMLElement>(String(value))];
    if (by === 'label') return queryAllByLabelText(root, value);
    if (by === 'text') return queryAllByText(root, value);
    return queryAllByRole(root, String(value), name === undefined ? {} : { name });
  });
  const matches = (text: string) =>
    typeof hasText === 'string' ? text.replace(/\s+/g, ' ').trim() === hasText : (hasText?.test(text) ?? true);
  const visible = [...new Set(elements)].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      matches(element.textContent ?? ''),
  );
  if (nth === undefined) return visible;
  const one = visible.at(nth);
  return one === undefined ? [] : [one];
}
