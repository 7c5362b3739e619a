/** Sandbox of a framed page: only another origin gets `allow-same-origin`, with which ours could remove the sandbox. */
export function frameSandbox(url: string, ownOrigin: string): string {
  const rights = 'allow-scripts allow-forms';
  return new URL(url).origin === ownOrigin ? rights : `${rights} allow-same-origin`;
}
