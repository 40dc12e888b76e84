import type { ComponentProps } from 'react';
import type { ScriptIslandName } from '@/lib/browser/shared/island-names';
import { scriptIsland } from '@/lib/bundle/islands';

interface Props extends ComponentProps<'div'> {
  name: ScriptIslandName;
}

/**
 * Server HTML that a script works on, without React. The boot script loads it when a visitor touches the
 * element; in the preview, which has no files of scripts, it runs at once.
 */
export async function ScriptIsland({ name, ...rest }: Props) {
  const script = process.env.NODE_ENV === 'development' && (await scriptIsland(name));
  return (
    <>
      <div {...rest} data-island={name} suppressHydrationWarning />
      {script && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />}
    </>
  );
}
