/** The floating chat button: a plain link, so that it works before and without any script. */
export function Chat({ href }: { href: string }) {
  return (
    <aside aria-label="Chat" className="no-print">
      <a href={href} rel="noopener" className="chat button button-line max-md:size-12 max-md:p-0">
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" strokeWidth="1.8">
          <path d="M3 3.5h18v13h-9.5L7 21v-4.5H3zM7.5 8.3h9M7.5 11.8h6" />
        </svg>
        <span className="max-md:sr-only">Chat with us</span>
      </a>
    </aside>
  );
}
