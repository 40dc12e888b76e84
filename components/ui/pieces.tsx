import type { Piece } from '@/lib/content';

/** What a piece is: its module's number in a balloon, its name, what is handed over. */
export function PieceCaption({ piece: { number, title, made } }: { piece: Piece }) {
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 font-display leading-snug">
      <span className="balloon row-span-2">
        <span className="sr-only">Module </span>
        {number}
      </span>
      <span className="self-center font-semibold">{title}</span>
      <span className="text-note text-faint">{made}</span>
    </span>
  );
}

/** Pieces without a picture, as a plain list. */
export const PieceList = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.length > 0 && (
    <ul className="mt-5 grid gap-x-14 gap-y-4 lg:grid-cols-2">
      {pieces.map((piece) => (
        <li key={piece.title}>
          <PieceCaption piece={piece} />
        </li>
      ))}
    </ul>
  );
