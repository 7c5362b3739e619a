import { useMemo } from 'react';
import { trustedShapes } from '../../lib/browser/trusted-types.ts';

interface DrawingProps {
  /** The text of one of our SVG files, imported with `?raw`. */
  readonly svg: string;
  readonly className: string | undefined;
  /** Width and height in pixels; without it the style sheet sets them. */
  readonly size?: number;
  /** Text alternative. Without one, the drawing is decorative. */
  readonly label?: string;
}

/** An inline SVG file, so that the current colour and the style sheet apply to its shapes. */
export function Drawing({ svg, className, size, label }: DrawingProps) {
  // React writes the shapes again whenever this object is another one.
  const shapes = useMemo(() => ({ __html: trustedShapes(shapesOf(svg)) }), [svg]);
  return (
    <svg
      className={className}
      viewBox={/viewBox="([^"]+)"/.exec(svg)?.[1]}
      width={size}
      height={size}
      {...(label === undefined ? { 'aria-hidden': true, focusable: false } : { role: 'img', 'aria-label': label })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from a file of this project
      dangerouslySetInnerHTML={shapes}
    />
  );
}

/** What an SVG file has inside its root element. */
function shapesOf(svg: string): string {
  const root = svg.indexOf('<svg');
  return svg.slice(svg.indexOf('>', root) + 1, svg.lastIndexOf('</svg>'));
}
