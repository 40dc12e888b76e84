import { Icon } from '@/components/ui/icon';

interface Props {
  /** A chat with the greeting. */
  href: string;
  /** Stand beside it in the bar of a phone. */
  call: { name: string; href: string };
  enquiry?: string;
}

/**
 * The floating chat button: a plain link, so that it works before and without any script. It hangs in the margin, where
 * no text is; on an upright phone, which has none, it is a cell of a bar at the bottom, and of the popup's.
 */
export function Chat({ href, call, enquiry }: Props) {
  return (
    <aside aria-label="Chat" className="dock no-print">
      <a href={call.href}>Call {call.name}</a>
      {enquiry && <a href={enquiry}>Enquire</a>}
      <a href={href} rel="noopener" className="chat">
        <Icon d="M3 3.5h18v13h-9.5L7 21v-4.5H3zM7.5 8.3h9M7.5 11.8h6" />
        <span>Chat with us</span>
      </a>
    </aside>
  );
}
