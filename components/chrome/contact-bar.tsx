/** Links at the edge of every page: Chat, and on a phone Call and Enquire beside it. */
import { Icon } from '@/components/ui/icon';

interface Props {
  chatHref: string;
  call: { name: string; href: string };
  /** Undefined on an enquiry page. */
  enquiryPath?: string;
}

/** The bar at the end of a page. A portrait phone has only the space there, and the cells in view. */
const BAR_CLASSES =
  'no-print flex h-16 gap-px bg-ink pt-[1.5px] font-display leading-[1.2] font-semibold typing:invisible ' +
  'max-md:tall:bg-transparent max-md:tall:[--chat:min(4rem,22vw)] chat-in-margin:contents';
const CELL_CLASSES =
  'flex items-center justify-center bg-leaf no-underline max-md:tall:border-t-[1.5px] max-md:tall:border-t-ink';
/** A line before a cell. */
const LINE_CLASSES = 'max-md:tall:border-l max-md:tall:border-l-line';
const AT_FOOT_CLASSES = 'max-md:tall:fixed max-md:tall:bottom-0 max-md:tall:h-16';
/** Call and Enquire: a syllabus bar covers them, and the popup, which hides them while it is a strip. */
const CALL_AND_ENQUIRE_CLASSES =
  'flex flex-1 gap-px *:grow *:basis-1/2 chat-in-margin:hidden ' +
  'max-md:tall:right-(--chat) max-md:tall:left-0 max-md:tall:z-10 max-md:tall:gap-0 max-md:tall:strip:invisible';
/** Chat: nothing covers this cell; or a square in the margin that is darker on hover and focus. */
const CHAT_CLASSES = [
  'group/chat relative flex-[0_0_4rem] max-md:tall:right-0 max-md:tall:z-51 max-md:tall:w-(--chat)',
  'chat-in-margin:fixed chat-in-margin:right-0 chat-in-margin:bottom-[min(18rem,50vh)] chat-in-margin:z-51',
  'chat-in-margin:size-11 chat-in-margin:border-[1.5px] chat-in-margin:border-ink chat-in-margin:lg:right-3',
  'chat-in-margin:hover:bg-ink chat-in-margin:hover:text-paper',
  'chat-in-margin:focus-visible:bg-ink chat-in-margin:focus-visible:text-paper',
].join(' ');
/** Label of the chat button: for screen readers; in the margin it slides out at the left of the square. */
const LABEL_CLASSES = [
  'pointer-events-none absolute -inset-y-[1.5px] right-full border-[1.5px] border-r-0 border-ink bg-leaf px-[.9rem]',
  'leading-[calc(2.75rem-3px)] whitespace-nowrap text-ink [clip-path:inset(0_0_0_100%)]',
  'chat-in-margin:group-hover/chat:[clip-path:none] chat-in-margin:group-focus-visible/chat:[clip-path:none]',
  'motion-safe:[transition:clip-path_120ms]',
].join(' ');

/**
 * The chat button, fixed in the margin beside the text. A portrait phone has no margin, so the button is a
 * cell of a bar at the bottom, beside Call and Enquire. All are plain links, which work without script.
 */
export function ContactBar({ chatHref, call, enquiryPath }: Props) {
  return (
    <aside aria-label="Chat" className={BAR_CLASSES}>
      <div className={`${AT_FOOT_CLASSES} ${CALL_AND_ENQUIRE_CLASSES}`}>
        <a href={call.href} className={CELL_CLASSES}>
          Call {call.name}
        </a>
        {enquiryPath && (
          <a href={enquiryPath} className={`${CELL_CLASSES} ${LINE_CLASSES}`}>
            Enquire
          </a>
        )}
      </div>
      {/* Above the popup; on a landscape phone beside its form. */}
      <a
        href={chatHref}
        rel="noopener"
        className={`${CELL_CLASSES} ${AT_FOOT_CLASSES} ${LINE_CLASSES} ${CHAT_CLASSES}`}
      >
        <Icon d="M3 3.5h18v13h-9.5L7 21v-4.5H3zM7.5 8.3h9M7.5 11.8h6" />
        <span className={LABEL_CLASSES}>Chat with us</span>
      </a>
    </aside>
  );
}
