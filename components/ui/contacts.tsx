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

/** Ways that work without any script: telephone, e-mail, chat. */
export function Contacts({ branches, chat, about }: Props) {
  return (
    <ul className="grid max-w-measure grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-8 gap-y-1">
      {branches.map((b) => (
        <li key={b.id} className="grid border-t border-line pt-2">
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
      <li className="col-span-full border-t border-line pt-2">
        <a href={chat} rel="noopener" className="inline-flex min-h-11 items-center">
          {about ? `Ask about ${about} by chat` : 'Send a chat message'}
        </a>
      </li>
    </ul>
  );
}
