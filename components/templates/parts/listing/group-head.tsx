import { Prose } from '@/components/ui/prose';
import type { Blocks, Group } from '@/lib/content';
import { pluralize } from '@/lib/format/sentence';
import { encodedPicture } from '@/lib/pictures/manifest';
import { NOT_FILTERED } from './filter-classes';

interface Props {
  group: Group;
  /** Text on which course to take first. */
  start: Blocks | undefined;
  fileName: string | undefined;
}

/** Head of a group: name, number of courses, which to take first, note, and picture. */
export function GroupHead({ group: { name, note, courses }, start, fileName }: Props) {
  const shown = fileName ? encodedPicture(fileName) : undefined;
  return (
    <div className="col-span-full grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 @lg/page:sticky @lg/page:top-6 @lg/page:col-[1/4] @lg/page:block @lg/page:self-start @lg/page:pr-5">
      <div>
        <h2 className="break-words @lg/page:text-h2">{name}</h2>
        <p data-count="" className="label tabular-nums mt-1">
          {pluralize(courses.length, 'course')}
        </p>
      </div>
      {shown && (
        <img
          src={shown.src}
          alt=""
          width={shown.width}
          height={shown.height}
          loading="lazy"
          className={`aspect-[4/3] h-auto w-36 object-contain @lg/page:my-4 @lg/page:w-full ${NOT_FILTERED}`}
        />
      )}
      {start && (
        <Prose blocks={start} className={`col-span-full mt-2 text-note leading-snug ${NOT_FILTERED}`} />
      )}
      {note && <p className="col-span-full mt-2 text-note leading-snug text-faint">{note}</p>}
    </div>
  );
}
