import type { Values } from '@/lib/enquiry/machine';

/** Keeps values for this tab, or takes them away where there are none. Where storage is forbidden nothing is kept. */
export function keep(key: string, values: Values | undefined) {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {}
}

/** The values kept under a key. */
export function kept(key: string): Values | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
