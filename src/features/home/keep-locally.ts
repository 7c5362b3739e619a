/** Keeps a small choice on the device. Where storage is full or forbidden it holds until the screen closes. */
export function keepLocally(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}
