import { FileUp, Grid3x3, ListOrdered, Swords } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type GameTree, treeOf } from '../../../server/rules/game-tree.ts';
import { gamesIn, NotationError, type PgnGame } from '../../../server/rules/pgn-text.ts';
import { fenOf, positionOf } from '../../../server/rules/position.ts';
import { diagramsIn } from '../../board/diagram.ts';
import type { Color } from '../../board/squares.ts';
import { PgnField } from '../pgn/PgnField.tsx';
import { SetUpDialog } from './set-up/SetUpDialog.tsx';
import { bareTree } from './tree-edit.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { GameChoice } from './GameChoice.tsx';

const OwnGamesDialog = lazy(() => import('../games/OwnGamesDialog.tsx'));

type Source = 'pgn' | 'position' | 'own' | 'file';

type OpenBarProps = {
  fen: string;
  orientation: Color;
  /** Whether there are games of one's own. */
  isSignedIn: boolean;
  onOpen: (tree: GameTree) => void;
};

/** Where what is analysed comes from: a PGN or FEN, a position that is set up, games of one's own. */
export const OpenBar = ({ fen, orientation, isSignedIn, onOpen }: OpenBarProps) => {
  const [source, setSource] = useState<Source | null>(null);
  const [games, setGames] = useState<readonly PgnGame[]>([]);
  const close = () => setSource(null);
  const tell = (description: string) => toast({ title: 'Erro', description, variant: 'destructive' });
  const open = (tree: GameTree) => {
    close();
    onOpen(tree);
  };
  const openGame = (game: PgnGame) => {
    try {
      open(treeOf(game));
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      tell(error.message);
    }
  };
  const openPgn = (pgn: string) => {
    const found = gamesIn(pgn);
    setGames(found.length > 1 ? found : []);
    const [only] = found;
    if (found.length > 1) setSource('file');
    else if (only) openGame(only);
  };
  const openPosition = (text: string) => {
    const [diagram] = diagramsIn(text);
    const position = diagram && positionOf(diagram.fen);
    if (position) open(bareTree(fenOf(position)));
    else tell('Esta posição não é possível: confira os reis, os peões e quem joga.');
  };
  return (
    <div role="group" aria-label="Abrir" className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
      <Button variant="secondary" size="sm" onClick={() => setSource('pgn')}>
        <FileUp aria-hidden /> PGN ou FEN
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setSource('position')}>
        <Grid3x3 aria-hidden /> Montar posição
      </Button>
      {isSignedIn && (
        <Button variant="secondary" size="sm" onClick={() => setSource('own')}>
          <Swords aria-hidden /> Minhas partidas
        </Button>
      )}
      {games.length > 1 && (
        <Button variant="secondary" size="sm" onClick={() => setSource('file')}>
          <ListOrdered aria-hidden /> Partidas do arquivo ({games.length})
        </Button>
      )}
      {source === 'pgn' && (
        <Dialog
          open
          title="Abrir PGN ou FEN"
          description="De um arquivo, do chess.com, do lichess ou de onde for: relógios e avaliações vêm junto."
          onOpenChange={isOpen => !isOpen && close()}
        >
          <PgnField action="Abrir" onRead={(text, kind) => (kind === 'fen' ? openPosition(text) : openPgn(text))} />
        </Dialog>
      )}
      {source === 'position' && (
        <SetUpDialog
          start={fen}
          orientation={orientation}
          action="Analisar esta posição"
          onDone={own => open(bareTree(own))}
          onClose={close}
        />
      )}
      {source === 'file' && <GameChoice games={games} onChoose={openGame} onClose={close} />}
      <Suspense fallback={null}>{source === 'own' && <OwnGamesDialog onChoose={openPgn} onClose={close} />}</Suspense>
    </div>
  );
};
