import { LinkButton } from '../ui/LinkButton.tsx';
import { PieceMark } from '../ui/Piece.tsx';

/** For any path that leads nowhere: the king lies down. */
export const NotFound = () => (
  <div className="flex flex-col items-center py-16 text-center">
    <PieceMark kind="king" className="size-32 rotate-82 text-gold-text" />
    <h1 className="mt-4 text-title">404 Page Not Found</h1>
    <p className="mt-3 max-w-prose text-lg text-ink-soft">
      Este lance não existe: a página que você procura não está no tabuleiro.
    </p>
    <LinkButton href="/" className="mt-8">
      Voltar ao início
    </LinkButton>
  </div>
);
