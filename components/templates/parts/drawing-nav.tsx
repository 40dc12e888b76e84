import { CellDrawing } from '@/components/ui/drawing';
import { CELLS } from '@/components/ui/grid-classes';

export interface DrawingNavItem {
  path: string;
  title: string;
  /** The number of entries, or an arrow. */
  beside?: React.ReactNode;
  group?: string;
  drawing?: string | undefined;
  text?: string;
  /** Target of links to the group. */
  id?: string | undefined;
}

const CELL_CLASSES = { list: '@xs/page:grid-cols-2', cell: 'p-3 pt-2', drawing: 'mb-2' };
/** What a phone shows: cells without or with their texts, or rows with the drawing at the left. */
const PHONE_CLASSES = {
  titles: { ...CELL_CLASSES, nav: 'pb-section', text: '@max-lg/page:hidden' },
  texts: { ...CELL_CLASSES, nav: 'not-last:mb-5', text: '' },
  rows: {
    nav: 'not-last:mb-5',
    list: '@max-md/page:border-l-0 @max-md/page:*:border-r-0',
    cell: 'py-3 @max-md/page:grid @max-md/page:grid-cols-[30%_minmax(0,1fr)] @max-md/page:gap-x-4 @md/page:px-3 @md/page:pt-2',
    drawing: '@md/page:mb-2',
    text: '',
  },
};

/** Links to pages or groups, each a cell with its drawing. The clickable area of a title covers its cell. */
export function DrawingNav({
  cells,
  label,
  onPhone = 'titles',
}: {
  cells: DrawingNavItem[];
  label: string;
  onPhone?: keyof typeof PHONE_CLASSES;
}) {
  const hasGroups = cells.some((cell) => cell.group);
  const classes = PHONE_CLASSES[onPhone];
  return (
    <nav aria-label={label} className={classes.nav}>
      <ul className={`${CELLS} ${classes.list} @md/page:grid-cols-4`}>
        {cells.map(({ path, title, beside, group, drawing, text, id }) => (
          <li
            key={path}
            id={id}
            className={`relative flex scroll-mt-4 flex-col font-display hover:bg-leaf hover:shadow-[inset_0_-3px_var(--signal)] ${classes.cell} @lg/page:px-5 @lg/page:py-4 ${group ? '@max-lg/page:justify-end' : ''}`}
          >
            <CellDrawing src={drawing} className={classes.drawing} />
            <div className="min-w-0">
              {/* A cell without a group has an empty line, so that the titles of a row align. */}
              {hasGroups && (
                <small className={`label block text-[.8125rem] ${group ? '' : '@max-lg/page:hidden'}`}>
                  {group ?? '\u00a0'}
                </small>
              )}
              <a
                href={path}
                className="flex items-baseline justify-between gap-2 text-[1.0625rem]/tight no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 @lg/page:text-h3"
              >
                <b className="min-w-0 font-semibold text-balance wrap-anywhere">{title}</b>
                {beside}
              </a>
              {text && (
                <p className={`mt-1 font-text text-note leading-snug text-faint ${classes.text}`}>{text}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
