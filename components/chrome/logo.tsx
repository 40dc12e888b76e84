import { LOGO } from '@/lib/pictures/logo';

/** The set square of the institute. */
export function Logo() {
  return (
    <svg className="-ml-1 text-signal" viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={LOGO} />
    </svg>
  );
}
