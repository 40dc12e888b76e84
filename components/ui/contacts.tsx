import { mailtoHref, telHref } from '@/lib/format/contact';

export interface Contact {
  id: string;
  short: string;
  phone: string;
  email: string;
}

interface Props {
  branches: Contact[];
  chatHref: string;
  /** Title of the course or service, for labels and the subject of an e-mail. */
  about?: string;
}

/** At most three columns. `auto-fill` makes the columns before all cells are parsed, so that none moves. */
const CELL_CLASSES =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(11rem,28%)),1fr))] gap-x-8 gap-y-1 *:grid *:content-start *:border-t *:border-line *:pt-2 [&_a]:tap-target [&_span]:label';

/** Telephone and e-mail of each branch, and the chat: links that work without script. */
export function Contacts({ branches, chatHref, about }: Props) {
  return (
    <ul className={CELL_CLASSES}>
      {branches.map((b) => (
        <li key={b.id}>
          <span>{b.short}</span>
          <a
            href={telHref(b.phone)}
            {...(about ? { 'aria-label': `Call ${b.short} about ${about}: ${b.phone}` } : {})}
          >
            {b.phone}
          </a>
          <a href={mailtoHref(b.email, about)}>{b.email}</a>
        </li>
      ))}
      <li>
        <span>Chat</span>
        <a href={chatHref} rel="noopener">
          {about ? `Ask about ${about} by chat` : 'Send a chat message'}
        </a>
      </li>
    </ul>
  );
}
