'use client';
import { type ComponentProps, useState } from 'react';

/**
 * Passes server HTML through an island as raw HTML, so that React skips it during hydration. In the browser
 * the HTML comes from the page itself, not from props (lib/browser/island-runtime.ts).
 */
export function Slot({ html, children, ...rest }: ComponentProps<'div'> & { html?: string }) {
  // The same object in every render: for a new object React would write the HTML again.
  const [inner] = useState(() => ({ __html: html ?? '' }));
  if (html === undefined)
    return (
      <div {...rest} data-slot="">
        {children}
      </div>
    );
  return <div {...rest} data-slot="" dangerouslySetInnerHTML={inner} suppressHydrationWarning />;
}
