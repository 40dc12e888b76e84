'use client';
import { type ReactNode, type Ref, useState } from 'react';
import type { Contact } from '@/components/ui/contacts';
import { SENT_MESSAGE } from '@/lib/enquiry/words';
import { telephone } from '@/lib/format/contact';

interface Props {
  ref: Ref<HTMLDivElement>;
  /** On the form's own page it takes the place of the form; elsewhere it lies over the page's foot, in one line. */
  alone?: boolean;
  /** Addresses that we reply to. */
  reply: string[];
  /** The branch to call. */
  branch?: Contact;
  onDismiss(): void;
  /** The way to the PDF. */
  children?: ReactNode;
}

/** What one has after success: the words of the specification, stamped with the time, and what happens next. */
export function Receipt({ ref, alone, reply, branch, onDismiss, children }: Props) {
  const [time] = useState(() => new Date());
  const replies = `We reply by phone or email${reply.length > 0 ? `, to ${reply.join(' or ')}` : ''}.`;
  return (
    <div ref={ref} tabIndex={-1} className={alone ? 'notice' : 'notice strip'}>
      <div className="head">
        <p role="alert">{SENT_MESSAGE}</p>
        <button type="button" className="close" onClick={onDismiss}>
          Dismiss
        </button>
      </div>
      {alone ? (
        <div className="form">
          <p className="stamp">
            {'Received '}
            <time dateTime={time.toISOString()}>
              {time.toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </p>
          {children}
          <h2>What happens next</h2>
          <ol>
            <li>{replies} If that is wrong, open the form again and send it once more.</li>
            <li>Until then, note what you want to ask us: the fee, the next batch, the timing.</li>
            {branch && (
              <li>
                For an answer at once, call {branch.short}:{' '}
                <a href={telephone(branch.phone)}>{branch.phone}</a>
              </li>
            )}
          </ol>
        </div>
      ) : (
        <p>{replies}</p>
      )}
    </div>
  );
}
