/** Lets the browser save a text as a file, as if it had been a download. */
export function saveFile({
  name,
  type,
  text,
}: {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari begins to read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
