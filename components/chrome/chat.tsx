import { Icon } from '@/components/ui/icon';

interface Props {
  /** A chat with the greeting. */
  href: string;
  /** Beside the chat in the bar of a phone. */
  call: { name: string; href: string };
  enquiry?: string;
}

/**
 * Cells of the bar. On a portrait phone each is fixed by itself, so that a course's bar covers Call and Enquire but not
 * Chat.
 */
const CELLS =
  '*:flex *:items-center *:justify-center *:bg-leaf *:no-underline *:upright:fixed *:upright:bottom-0 *:upright:h-16 *:upright:border-t-[1.5px] *:upright:border-t-ink *:upright:not-first:border-l *:upright:not-first:border-l-line';
/** Call and Enquire: hidden while the popup is a strip, which covers them and leaves Chat free. */
const NOT_CHAT = 'flex-1 broad:hidden upright:z-10 upright:strip:invisible';
const HALF = 'upright:w-[calc(50%-var(--chat)/2)]';

/**
 * The floating chat button: a plain link, so that it works before and without any script. It is fixed in the margin beside
 * the text. A portrait phone has no margin: there it is a cell of a bar at the bottom.
 */
export function Chat({ href, call, enquiry }: Props) {
  return (
    <aside
      aria-label="Chat"
      className={`${CELLS} no-print flex h-16 gap-px bg-ink pt-[1.5px] font-display leading-[1.2] font-semibold typing:invisible broad:contents upright:bg-transparent upright:[--chat:min(4rem,22vw)]`}
    >
      <a
        href={call.href}
        className={`${NOT_CHAT} upright:left-0 ${enquiry ? HALF : 'upright:w-[calc(100%-var(--chat))]'}`}
      >
        Call {call.name}
      </a>
      {enquiry && (
        <a href={enquiry} className={`${NOT_CHAT} ${HALF} upright:right-(--chat)`}>
          Enquire
        </a>
      )}
      {/* Above the popup; on a landscape phone beside its form. */}
      <a
        href={href}
        rel="noopener"
        className="group/chat flex-[0_0_4rem] upright:right-0 upright:z-51 upright:w-(--chat) broad:fixed broad:right-0 broad:bottom-[min(18rem,50vh)] broad:z-51 broad:size-11 broad:border-[1.5px] broad:border-ink broad:hover:bg-ink broad:hover:text-paper broad:focus-visible:bg-ink broad:focus-visible:text-paper broad:lg:right-3"
      >
        <Icon d="M3 3.5h18v13h-9.5L7 21v-4.5H3zM7.5 8.3h9M7.5 11.8h6" />
        <span className="pointer-events-none absolute right-full whitespace-nowrap [clip-path:inset(0_0_0_100%)] broad:-inset-y-[1.5px] broad:border-[1.5px] broad:border-r-0 broad:border-ink broad:bg-leaf broad:px-[.9rem] broad:leading-[calc(2.75rem-3px)] broad:text-ink broad:motion-safe:[transition:clip-path_120ms] broad:group-hover/chat:[clip-path:none] broad:group-focus-visible/chat:[clip-path:none]">
          Chat with us
        </span>
      </a>
    </aside>
  );
}
