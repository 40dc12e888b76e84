import { type Drawing as Data, DRAWING_SIZE } from '@/lib/media/drawings';

/** A technical drawing: a file of its own whose ink follows the reader's colour scheme. */
export function Drawing({ drawing, first = false, className }: { drawing: Data; first?: boolean; className?: string }) {
  return <img src={drawing.src} alt={drawing.alt} {...DRAWING_SIZE} className={className} {...(first ? {} : { loading: 'lazy' as const })} decoding="async" />;
}
