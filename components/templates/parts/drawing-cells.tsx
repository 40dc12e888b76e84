import { type Content, courseGroups, pageWith } from '@/lib/content';
import { DRAWING_SIZE, groupDrawing } from '@/lib/media/drawings';

export interface DrawingCell {
  path: string;
  title: string;
  /** Beside the title: how many there are. */
  count?: React.ReactNode;
  /** Above the title: what it belongs to. */
  label?: string;
  drawing?: string;
  /** What is in it. */
  text?: string;
  /** Where links to its group arrive. */
  id?: string;
}

/** Pages as cells with a drawing each, joined by shared rules like the sheets of a set. */
export function DrawingCells({ cells, label }: { cells: DrawingCell[]; label: string }) {
  return (
    <nav aria-label={label} className="drawing-cells">
      <ul className="cells">
        {cells.map(({ path, title, count, label, drawing, text, id }) => (
          <li key={path} id={id}>
            <a href={path}>
              {drawing && <img src={`${drawing}#cell`} alt="" {...DRAWING_SIZE} loading="lazy" />}
              {label && <small>{label}</small>}
              <b>{title}</b>
              {count}
            </a>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The course groups, each leading to its place on the listing. */
export function CourseGroups({ content, names = false }: { content: Content; names?: boolean }) {
  const listing = pageWith(content, 'listing').path;
  return (
    <DrawingCells
      label="Course groups"
      cells={courseGroups(content).map((group) => ({
        path: `${listing}#${group.id}`,
        title: group.name,
        count: (
          <i>
            {group.entries.length}
            <span className="sr-only"> {group.entries.length === 1 ? 'course' : 'courses'}</span>
          </i>
        ),
        drawing: groupDrawing(group.id),
        text: names ? group.entries.map((e) => e.data.title).join(', ') : undefined,
      }))}
    />
  );
}
