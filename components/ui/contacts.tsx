import { mailTo, telephone } from '@/lib/format/contact';

export interface Contact {
  id: string;
  short: string;
  phone: string;
  email: string;
}

interface Props {
  branches: Contact[];
  chat: string;
  /** Name of the course or service that one asks about. */
  about?: string;
}

/** As many in a row as fit; the last row is shared by what is left. */
const CELL = 'grid flex-[1_1_11rem] content-start border-t border-line pt-2';

/** Ways that work without any script: telephone, e-mail, chat. */
export function Contacts({ branches, chat, about }: Props) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-1">
      {branches.map((b) => (
        <li key={b.id} className={CELL}>
          <span className="label">{b.short}</span>
          <a
            href={telephone(b.phone)}
            className="inline-flex min-h-11 items-center"
            {...(about ? { 'aria-label': `Call ${b.short} about ${about}: ${b.phone}` } : {})}
          >
            {b.phone}
          </a>
          <a href={mailTo(b.email, about)} className="inline-flex min-h-11 items-center">
            {b.email}
          </a>
        </li>
      ))}
      <li className={CELL}>
        <span className="label">Chat</span>
        <a href={chat} rel="noopener" className="inline-flex min-h-11 items-center">
          {about ? `Ask about ${about} by chat` : 'Send a chat message'}
        </a>
      </li>
    </ul>
  );
}
