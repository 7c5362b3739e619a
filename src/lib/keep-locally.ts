/** Keeps a small choice on the device. Where storage is full or forbidden it holds until the screen closes. */
export function keepLocally(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

/** A choice kept on the device; null when there is none, or when it cannot be read. */
export function readLocally(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
