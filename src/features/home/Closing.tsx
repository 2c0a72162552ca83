import { LinkButton } from '../../ui/LinkButton.tsx';
import { PieceMark, type PieceKind } from '../../ui/Piece.tsx';

const SET: readonly PieceKind[] = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];

/** The last word: the pieces stand ready. */
export const Closing = () => (
  <section aria-labelledby="comece" className="px-5 pb-20 sm:px-8 lg:pb-28">
    <div className="mx-auto max-w-7xl overflow-hidden rounded-card bg-night text-on-night">
      <div className="board-ground px-6 pt-14 pb-10 text-center sm:pt-20">
        <h2 id="comece" className="text-title">
          As peças estão no lugar. O lance é seu.
        </h2>
        <p className="mx-auto mt-4 max-w-xl text-lg text-on-night-soft">Crie sua conta em um minuto e assista à primeira aula hoje.</p>
        <LinkButton href="/register" variant="gold" size="lg" className="mt-8">
          Começar Gratuitamente Agora
        </LinkButton>
      </div>
      <div aria-hidden className="grid grid-cols-8 text-piece-black">
        {SET.map((kind, file) => (
          <div key={file} className="flex justify-center p-1 odd:bg-board-dark even:bg-board-light sm:p-2">
            <PieceMark kind={kind} className="aspect-square w-full max-w-20" />
          </div>
        ))}
      </div>
    </div>
  </section>
);
