import { createElement, type SVGProps } from 'react';

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Replaces lucide-react's `createLucideIcon` in the build (see vite.config.ts), whose 2 KB of sizes, colours and classes
 * every start would load. Icons take a class name only; the rest is in the style sheet.
 */
export default function createLucideIcon({ node }: IconData) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className = '' }: Pick<SVGProps<SVGSVGElement>, 'className'>) => (
    <svg
      className={`lucide ${className}`}
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
}
