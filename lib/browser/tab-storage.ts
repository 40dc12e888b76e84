/** What is kept for this tab, in `sessionStorage`, which throws if the visitor has disabled it. */

/** Reads or writes a value. */
export const tabValue = (key: string, value?: string) => {
  try {
    if (value) sessionStorage[key] = value;
    return sessionStorage[key] as string | undefined;
  } catch {}
};

export const removeTabValue = (key: string) => {
  try {
    sessionStorage.removeItem(key);
  } catch {}
};
