/** These are known to the page alone, because the browser did not take them. */
const unkept = new Map<string, string>();

/**
 * Keeps small things in this browser, such as a draft. Where the browser may store nothing or has no room, the page
 * remembers for as long as it is open: what a person does never fails because it could not be kept.
 */
export const browserMemory = {
  read(key: string): string | null {
    const known = unkept.get(key);
    if (known !== undefined) return known;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  keep(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
      unkept.delete(key);
    } catch {
      unkept.set(key, text);
    }
  },

  forget(key: string): void {
    unkept.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // A browser that stores nothing has nothing to forget.
    }
  },
};
