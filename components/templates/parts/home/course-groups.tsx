import { type Content, courseGroups, groupDrawingPath, pageWith } from '@/lib/content';
import { pluralNoun } from '@/lib/format/sentence';
import { DrawingNav } from '../drawing-nav';

/** The groups of courses, each a cell with the names of its courses. */
export function CourseGroups({ content }: { content: Content }) {
  const listing = pageWith(content, 'listing').path;
  return (
    <DrawingNav
      label="Course groups"
      cells={courseGroups(content).map((group) => ({
        path: `${listing}#${group.id}`,
        title: group.name,
        beside: (
          <i className="text-note text-faint not-italic tabular-nums">
            {group.courses.length}
            <span className="sr-only"> {pluralNoun(group.courses.length, 'course')}</span>
          </i>
        ),
        drawing: groupDrawingPath(group.id),
        text: group.courses.map((e) => e.data.title).join(', '),
      }))}
    />
  );
}
