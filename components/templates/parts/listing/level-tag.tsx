import type { Course } from '@/lib/content';

/** The level that the filter for beginners looks for (course-filter.ts). */
export const BEGINNER = 'Beginner';

/** The level of a course beside its name. */
export const LevelTag = ({ level }: { level: Course['data']['level'] }) =>
  level && (
    <>
      {' '}
      <span
        data-beginner={level === BEGINNER ? '' : undefined}
        className={`ml-1 inline-block font-display text-[.8125rem]/[1.35] font-semibold ${level === BEGINNER ? 'border border-ink px-1.5' : 'text-faint'}`}
      >
        {level}
      </span>
    </>
  );
