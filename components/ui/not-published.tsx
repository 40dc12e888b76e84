import type { ReactNode } from 'react';
import { type Course, notPublished, type Service } from '@/lib/content';

/** What the page does not say and one may ask for: the same words on every page, and no line where nothing is missing. */
export function NotPublished({ entry, children }: { entry: Course | Service; children: ReactNode }) {
  const missing = notPublished(entry);
  if (missing.length === 0) return null;
  return (
    <p>
      <small>
        Not published here: {missing.join(', ')}. {children}
      </small>
    </p>
  );
}
