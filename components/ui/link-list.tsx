/** Names of pages with a line about each, as the sheet list of a set of drawings. */
export function LinkList({ items }: { items: { title: string; path: string; text: string }[] }) {
  return (
    <ul className="page-list">
      {items.map((item) => (
        <li key={item.path}>
          <a href={item.path} className="inline-flex min-h-11 items-center font-display text-h3 font-semibold md:pointer-fine:min-h-0">
            {item.title}
          </a>
          <p className="text-note text-faint">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
