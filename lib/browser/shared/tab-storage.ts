/**
 * What is kept for this tab, in `sessionStorage`, which throws if the visitor has disabled it: then every key
 * is without a value.
 */

export const getTabValue = (key: string) => {
  try {
    return sessionStorage[key] as string | undefined;
  } catch {}
};

export const setTabValue = (key: string, value: string) => {
  try {
    sessionStorage[key] = value;
  } catch {}
};

export const removeTabValue = (key: string) => {
  try {
    sessionStorage.removeItem(key);
  } catch {}
};
