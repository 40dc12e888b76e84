interface Props {
  title: string;
  /** What the page is, in one plain sentence: the one that search results show too. */
  description?: string;
  lede?: string;
  children?: React.ReactNode;
  /** Stands beside the title on wide screens: a drawing. */
  figure?: React.ReactNode;
}

/** Head of a page: what the sheet shows, in one line and one paragraph. */
export function PageHead({ title, description, lede, children, figure }: Props) {
  return (
    <header className={`pt-3 pb-10 md:pb-14 ${figure ? 'lg:grid lg:grid-cols-[6fr_7fr] lg:gap-x-12' : ''}`}>
      <div className="min-w-0">
        {children}
        <h1 className={`mt-3 text-h1 md:mt-6 ${title.length > 30 ? 'max-w-[20ch]' : 'max-w-[14ch]'}`}>{title}</h1>
        {description && <p className="mt-4 max-w-[34rem]">{description}</p>}
        {lede && <p className="mt-5 max-w-[34rem] text-lede" dangerouslySetInnerHTML={{ __html: lede }} />}
      </div>
      {figure}
    </header>
  );
}
