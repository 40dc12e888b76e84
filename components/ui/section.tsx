import { withPictures } from '@/lib/media/in-text';

interface Props extends React.ComponentProps<'section'> {
  id: string;
  title: string;
  /** What stands under the heading in the margin. */
  note?: React.ReactNode;
}

/** A zone of the sheet: its heading hangs in the margin, its text keeps a reading measure. */
export function Section({ id, title, note, className = '', children, ...rest }: Props) {
  return (
    <section {...rest} id={id} aria-labelledby={`${id}-title`} className={`zone scroll-mt-4 ${className}`}>
      <div className="mb-5">
        <h2 id={`${id}-title`} className="text-h2">
          {title}
        </h2>
        {note}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** Sanitized HTML made from Markdown. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: withPictures(html) }} />;
}
