import { BUTTON } from '@/components/ui/button-classes';
import { type Content, relevantBranches } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/chat';
import { telHref } from '@/lib/format/contact';

interface Props {
  content: Content;
  /** Ids of the branches that the page concerns; default: all. */
  branches?: readonly string[] | undefined;
  className?: string;
}

/** A button for each branch that calls it. */
export const CallButtons = ({ content: { site }, branches = [], className = '' }: Props) =>
  relevantBranches(site, branches).map(({ id, phone, short }) => (
    <a key={id} href={telHref(phone)} className={`${BUTTON.line} ${className}`}>
      Call {short}
    </a>
  ));

/** A button that opens a chat with the greeting. */
export const ChatButton = ({ content: { site }, className = '' }: Pick<Props, 'content' | 'className'>) => (
  <a
    href={chatLink(site.chat.number, site.greeting)}
    rel="noopener"
    className={`${BUTTON.line} ${className}`}
  >
    Chat
  </a>
);
