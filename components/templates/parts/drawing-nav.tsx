import { CellDrawing } from '@/components/ui/drawing';

export interface DrawingNavItem {
  path: string;
  title: string;
  /** Number of entries, beside the title. */
  count?: React.ReactNode;
  group?: string;
  drawing?: string | undefined;
  text?: string;
  /** Target of links to the group. */
  id?: string | undefined;
}

/** A cell with such a link. */
export const LINK_CELL_CLASSES =
  'relative border-b border-line font-display hover:bg-leaf hover:shadow-[inset_0_-3px_var(--signal)] @lg/page:px-5 @lg/page:py-4';
/** A title's link whose clickable area covers its cell. */
export const COVERS_CELL_CLASSES =
  'text-[1.0625rem]/tight no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 @lg/page:text-h3';

/** Links to pages or groups, in a grid of cells with their drawings. */
export function DrawingNav({
  cells,
  label,
  textOnPhone = false,
}: {
  cells: DrawingNavItem[];
  label: string;
  textOnPhone?: boolean;
}) {
  const hasGroups = cells.some((cell) => cell.group);
  return (
    <nav aria-label={label} className={textOnPhone ? 'not-last:mb-5' : 'pb-section'}>
      <ul className="grid @xs/page:grid-cols-2 border-t-[1.5px] border-l border-t-ink border-l-line @md/page:grid-cols-4">
        {cells.map(({ path, title, count, group, drawing, text, id }) => (
          <li
            key={path}
            id={id}
            className={`${LINK_CELL_CLASSES} flex scroll-mt-4 flex-col border-r p-3 pt-2 ${group ? '@max-lg/page:justify-end' : ''}`}
          >
            <CellDrawing src={drawing} className="mb-2" />
            {/* A cell without a group has an empty line, so that the titles of a row align. */}
            {hasGroups && (
              <small className={`label block text-[.8125rem] ${group ? '' : '@max-lg/page:hidden'}`}>
                {group ?? '\u00a0'}
              </small>
            )}
            <a href={path} className={`flex items-baseline justify-between gap-2 ${COVERS_CELL_CLASSES}`}>
              <b className="font-semibold text-balance">{title}</b>
              {count}
            </a>
            {text && (
              <p
                className={`mt-1 font-text text-note leading-snug text-faint ${textOnPhone ? '' : '@max-lg/page:hidden'}`}
              >
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
