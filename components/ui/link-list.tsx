/** Names of pages with a line about each, as the sheet list of a set of drawings. */
export function LinkList({ items }: { items: { title: string; path: string; text: string }[] }) {
  return (
    <ul className="grid max-w-[56rem] border-t-[1.5px] border-ink">
      {items.map((item) => (
        <li key={item.path} className="border-b border-line py-3.5 md:grid md:grid-cols-[16rem_1fr] md:gap-6">
          <a href={item.path} className="inline-flex min-h-11 items-center font-display text-h3 font-semibold md:min-h-0 md:items-baseline">
            {item.title}
          </a>
          <p className="text-note text-faint md:pt-1">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
