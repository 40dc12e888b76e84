'use client';
import { type ComponentProps, useState } from 'react';

/**
 * An element of an island whose inside is server HTML. The browser's React is given that HTML as it stands in the page
 * (lib/browser/island-runtime.ts): it is in no props, and React neither compares nor walks it.
 */
export function Slot({ html, children, ...rest }: ComponentProps<'div'> & { html?: string }) {
  // The same object in every render: React sets the inside again when it is given another.
  const [inner] = useState(() => ({ __html: html ?? '' }));
  if (html === undefined)
    return (
      <div {...rest} data-slot="">
        {children}
      </div>
    );
  return <div {...rest} data-slot="" dangerouslySetInnerHTML={inner} suppressHydrationWarning />;
}
