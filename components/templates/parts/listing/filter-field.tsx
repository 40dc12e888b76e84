import { FIELD, HINT, INPUT, LABEL } from '@/components/ui/form-classes';
import { ScriptIsland } from '@/components/ui/script-island';

const CHECKBOX_CLASSES =
  'grid h-11 w-6 cursor-pointer appearance-none place-content-center before:size-5 before:border-[1.5px] before:border-ink checked:before:bg-ink checked:before:shadow-[inset_0_0_0_3px_var(--paper)] forced-colors:appearance-auto forced-colors:before:hidden';

interface Props {
  courseCount: number;
  /** Number of courses for beginners. */
  beginnerCount: number;
}

/** The field above the listing; components/islands/course-filter.ts filters the courses by it. */
export const FilterField = ({ courseCount, beginnerCount }: Props) => (
  <ScriptIsland name="course-filter" className="basis-full">
    <div className="noscript:hidden">
      <div className={`${FIELD} max-w-[34rem]`}>
        <label htmlFor="course-filter" className={LABEL}>
          Filter by name or topic
        </label>
        <input
          id="course-filter"
          type="search"
          placeholder=" "
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          aria-describedby="filter-count"
          className={`${INPUT} [&::-webkit-search-cancel-button]:[filter:grayscale(1)]`}
        />
        {beginnerCount > 0 && beginnerCount < courseCount && (
          <label className="flex cursor-pointer items-center gap-2 font-display font-semibold">
            <input type="checkbox" id="beginners" className={CHECKBOX_CLASSES} />
            <span>
              Beginners only <span className="font-medium text-faint tabular-nums">{beginnerCount}</span>
            </span>
          </label>
        )}
        <p id="filter-count" className={`ml-auto self-center tabular-nums ${HINT}`} role="status">
          {`${courseCount} of ${courseCount} courses`}
        </p>
      </div>
    </div>
  </ScriptIsland>
);
