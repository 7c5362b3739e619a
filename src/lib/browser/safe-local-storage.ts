/** `localStorage` for small device settings that never throws, as it does when storage is full or blocked. */
export const safeLocalStorage = {
  /** Does nothing when the value cannot be stored. */
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      return;
    }
  },

  /** Null when there is no value, or when it cannot be read. */
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
};
