/**
 * What is kept for this tab, in `sessionStorage`, which throws if the visitor has disabled it: then every key
 * is without a value.
 */

/** The value of a key. @param value written before, unless it is empty */
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
