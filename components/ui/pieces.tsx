import type { Piece } from '@/lib/content';

/** What a piece is: its module's number in a balloon, its name, what is handed over. */
export function PieceCaption({ piece: { number, title, made } }: { piece: Piece }) {
  return (
    <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 font-display leading-tight">
      <span className="balloon row-span-2">
        <span className="sr-only">Module </span>
        {number}
      </span>{' '}
      <span className="pt-0.5 font-semibold">{title}</span>{' '}
      <span className="text-faint text-note">{made}</span>
    </div>
  );
}

/** Pieces without a picture, as a plain list. */
export const PieceList = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.length > 0 && (
    <ul className="mt-5 grid gap-x-14 gap-y-4 wide:grid-cols-2">
      {pieces.map((piece) => (
        <li key={piece.title}>
          <PieceCaption piece={piece} />
        </li>
      ))}
    </ul>
  );
