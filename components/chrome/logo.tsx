import { LOGO } from '@/lib/media/logo';

/** The set-square, in the colour of the text around it. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={LOGO} />
    </svg>
  );
}
