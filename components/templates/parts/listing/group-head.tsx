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
    <div className="col-span-full wide:col-[1/4] wide:pr-5 max-wide:grid max-wide:grid-cols-[minmax(0,1fr)_auto] max-wide:gap-x-4 wide:sticky wide:top-6 wide:self-start">
      <div>
        <h2 className="break-words wide:text-h2">{name}</h2>
        <p data-count="" className="label [font-variant-numeric:tabular-nums] mt-1">
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
          className={`aspect-[4/3] h-auto w-36 object-contain wide:my-4 wide:w-full ${NOT_FILTERED}`}
        />
      )}
      {start && (
        <Prose blocks={start} className={`col-span-full mt-2 text-note leading-snug ${NOT_FILTERED}`} />
      )}
      {note && <p className="col-span-full mt-2 text-note leading-snug text-faint">{note}</p>}
    </div>
  );
}
