interface Props {
  title: string;
  /** First paragraph, inner HTML. */
  lede?: string;
  /** What a visitor can do here at once: buttons. */
  children?: React.ReactNode;
  /** A picture beside the words. */
  figure?: React.ReactNode;
}

/** Head of a page that has no facts: its name, what it is about, what to do, and a picture where there is one. */
export function Opening({ title, lede, children, figure }: Props) {
  return (
    <header className={figure ? 'opening opening-figure' : 'opening'}>
      <h1 className="text-h1">{title}</h1>
      <div>
        {lede && <p dangerouslySetInnerHTML={{ __html: lede }} />}
        {children && <div className="actions">{children}</div>}
      </div>
      {figure}
    </header>
  );
}
