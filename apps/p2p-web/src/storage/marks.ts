/** Flags that must be stored synchronously, hence localStorage. Without it they last as long as the page. */
const here = new Set<string>();
const key = (name: string) => `cheeseboard mark ${name}`;

export const marks = {
  has(name: string): boolean {
    try {
      return localStorage.getItem(key(name)) !== null;
    } catch {
      return here.has(name);
    }
  },
  set(name: string, on: boolean): void {
    if (on) here.add(name);
    else here.delete(name);
    try {
      if (on) localStorage.setItem(key(name), '1');
      else localStorage.removeItem(key(name));
    } catch {
      // Private mode or full: a reload forgets it.
    }
  },
};
