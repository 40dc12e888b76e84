import { CROSS } from './icon-paths';

/** A line icon in the text colour. Screen readers skip it: text or a label names the button. */
export const Icon = ({ d, className }: { d: string; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="1.3em"
    height="1.3em"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    className={className}
  >
    <path d={d} />
  </svg>
);

/** The content of a close button. */
export const Close = () => (
  <>
    <Icon d={CROSS} />
    Close
  </>
);
