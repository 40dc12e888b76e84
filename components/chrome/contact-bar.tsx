/** Links at the edge of every page: Chat, and on a phone Call and Enquire beside it. */
import { Icon } from '@/components/ui/icon';

interface Props {
  chatHref: string;
  call: { name: string; href: string };
  /** Undefined on an enquiry page. */
  enquiryPath?: string;
}

/**
 * On a portrait phone each cell of the bar is fixed separately, so that the syllabus bar of a course covers
 * Call and Enquire but not Chat.
 */
const BAR_CLASSES = [
  'no-print flex h-16 gap-px bg-ink pt-[1.5px] font-display leading-[1.2] font-semibold typing:invisible',
  'chat-in-margin:contents max-md:tall:bg-transparent max-md:tall:[--chat:min(4rem,22vw)]',
  '*:flex *:items-center *:justify-center *:bg-leaf *:no-underline',
  '*:max-md:tall:fixed *:max-md:tall:bottom-0 *:max-md:tall:h-16',
  '*:max-md:tall:border-t-[1.5px] *:max-md:tall:border-t-ink *:max-md:tall:not-first:border-l *:max-md:tall:not-first:border-l-line',
].join(' ');
/** Call and Enquire: hidden while the popup is a strip, which covers both but not Chat. */
const CALL_OR_ENQUIRE_CLASSES = 'flex-1 chat-in-margin:hidden max-md:tall:z-10 max-md:tall:strip:invisible';
const HALF_CLASSES = 'max-md:tall:w-[calc(50%-var(--chat)/2)]';
/** Chat: a cell of the bar, or a square in the margin that is darker on hover and focus. */
const CHAT_CLASSES = [
  'group/chat flex-[0_0_4rem] max-md:tall:right-0 max-md:tall:z-51 max-md:tall:w-(--chat)',
  'chat-in-margin:fixed chat-in-margin:right-0 chat-in-margin:bottom-[min(18rem,50vh)] chat-in-margin:z-51',
  'chat-in-margin:size-11 chat-in-margin:border-[1.5px] chat-in-margin:border-ink',
  'chat-in-margin:hover:bg-ink chat-in-margin:hover:text-paper',
  'chat-in-margin:focus-visible:bg-ink chat-in-margin:focus-visible:text-paper chat-in-margin:lg:right-3',
].join(' ');
/** Label of the chat button: for screen readers; in the margin it slides out at the left of the square. */
const LABEL_CLASSES = [
  'pointer-events-none absolute right-full whitespace-nowrap [clip-path:inset(0_0_0_100%)]',
  'chat-in-margin:-inset-y-[1.5px] chat-in-margin:border-[1.5px] chat-in-margin:border-r-0 chat-in-margin:border-ink',
  'chat-in-margin:bg-leaf chat-in-margin:px-[.9rem] chat-in-margin:leading-[calc(2.75rem-3px)] chat-in-margin:text-ink',
  'chat-in-margin:motion-safe:[transition:clip-path_120ms]',
  'chat-in-margin:group-hover/chat:[clip-path:none] chat-in-margin:group-focus-visible/chat:[clip-path:none]',
].join(' ');

/**
 * The chat button, fixed in the margin beside the text. A portrait phone has no margin, so the button is a
 * cell of a bar at the bottom, beside Call and Enquire. All are plain links, which work without script.
 */
export function ContactBar({ chatHref, call, enquiryPath }: Props) {
  return (
    <aside aria-label="Chat" className={BAR_CLASSES}>
      <a
        href={call.href}
        className={`${CALL_OR_ENQUIRE_CLASSES} max-md:tall:left-0 ${enquiryPath ? HALF_CLASSES : 'max-md:tall:w-[calc(100%-var(--chat))]'}`}
      >
        Call {call.name}
      </a>
      {enquiryPath && (
        <a
          href={enquiryPath}
          className={`${CALL_OR_ENQUIRE_CLASSES} ${HALF_CLASSES} max-md:tall:right-(--chat)`}
        >
          Enquire
        </a>
      )}
      {/* Above the popup; on a landscape phone beside its form. */}
      <a href={chatHref} rel="noopener" className={CHAT_CLASSES}>
        <Icon d="M3 3.5h18v13h-9.5L7 21v-4.5H3zM7.5 8.3h9M7.5 11.8h6" />
        <span className={LABEL_CLASSES}>Chat with us</span>
      </a>
    </aside>
  );
}
