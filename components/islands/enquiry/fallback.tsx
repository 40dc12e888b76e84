'use client';
import type { ComponentProps } from 'react';
import { Contacts } from '@/components/ui/contacts';
import { HINT } from '@/components/ui/form-classes';

interface Props extends ComponentProps<typeof Contacts> {
  /**
   * Whether the enquiry failed; otherwise the fallback is shown only if the form's script cannot be loaded.
   */
  failed: boolean;
}

/**
 * Other ways to reach the institute. The boot script can show these too (lib/browser/boot/load-islands.ts).
 */
export const Fallback = ({ failed, ...contacts }: Props) => (
  <div className="fallback col-span-full" aria-live="polite" hidden={!failed}>
    <p className={`${HINT} mb-2`}>
      {failed
        ? 'What you typed is still here. You can also reach us here:'
        : 'The form could not be started. What you typed is still here. You can also reach us here:'}
    </p>
    <Contacts {...contacts} />
  </div>
);
