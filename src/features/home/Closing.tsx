import { LinkButton } from '../../ui/LinkButton.tsx';
import { Piece, type PieceKind } from '../../ui/Piece.tsx';

const SET: readonly PieceKind[] = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];

/** The last word: White's pieces stand ready, the queen on her own colour. */
export const Closing = () => (
  <section aria-labelledby="comece" className="px-5 pb-20 sm:px-8 lg:pb-28">
    <div className="mx-auto max-w-7xl overflow-hidden rounded-card bg-night text-on-night">
      <div className="board-ground px-3 pt-14 pb-10 text-center sm:px-6 sm:pt-20">
        <h2 id="comece" className="text-title">
          As peças estão no lugar. <span className="inline-block">O lance é seu.</span>
        </h2>
        <p className="mx-auto mt-4 max-w-xl text-lg text-on-night-soft">
          Crie sua conta em um minuto e assista à primeira aula hoje.
        </p>
        <LinkButton href="/register" variant="gold" size="lg" className="mt-8 max-sm:px-4">
          Começar Gratuitamente Agora
        </LinkButton>
      </div>
      <div aria-hidden className="grid grid-cols-8">
        {SET.map((kind, file) => (
          <div key={file} className="flex justify-center p-1 odd:bg-board-dark even:bg-board-light sm:p-2">
            <svg viewBox="0 0 1 1" className="aspect-square w-full max-w-20">
              <Piece kind={kind} color="white" x={0} y={0} />
            </svg>
          </div>
        ))}
      </div>
    </div>
  </section>
);
