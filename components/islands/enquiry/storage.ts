import type { Values } from '@/lib/enquiry/machine';

/** Stores values for this tab; without any, removes the key. Does nothing if storage is disabled. */
export function store(key: string, values: Values | undefined) {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {}
}

/** The values stored for this tab; undefined without any, or if storage is disabled. */
export function stored(key: string): Values | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
