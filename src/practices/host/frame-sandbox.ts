/**
 * Sandbox of a framed page. Another origin needs `allow-same-origin` for its storage; a page of our own origin must
 * not have it, because its scripts could then remove the sandbox.
 */
export function frameSandbox(url: string, ownOrigin: string): string {
  const rights = 'allow-scripts allow-forms';
  return new URL(url).origin === ownOrigin ? rights : `${rights} allow-same-origin`;
}
