import { createElement, type SVGProps } from 'react';

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Stands for the function of the same name in lucide-react (see vite.config.ts): every start would load 2 KB for sizes,
 * colours and classes that this app sets by style sheet.
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
