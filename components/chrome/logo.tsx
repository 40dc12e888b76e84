import { MARK } from '@/lib/media/mark';

/** The set-square, in the colour of the text around it. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
      <path fill="currentColor" fillRule="evenodd" d={MARK} />
    </svg>
  );
}
