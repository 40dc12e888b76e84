/** The set-square: outer triangle with its cut-out, drawn to the 45° of the real tool. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
      <path fill="currentColor" fillRule="evenodd" d="M4 3v33h33zM10 17.5 22.5 30H10z" />
    </svg>
  );
}
