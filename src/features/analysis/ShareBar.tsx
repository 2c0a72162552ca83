import { Clapperboard, Download, Image, NotebookPen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { GameTree } from '../../../server/rules/game-tree.ts';
import type { PlayedMove } from '../../../server/rules/played-move.ts';
import { pgnOf } from '../../../server/rules/tree-pgn.ts';
import { CopyButton } from '../../board/CopyButton.tsx';
import type { Color } from '../../board/squares.ts';
import { download } from '../../lib/download.ts';
import { hrefWith } from '../../lib/url-state.ts';
import { Button } from '../../ui/Button.tsx';
import { ADDRESS, analysisFields } from './analysis-address.ts';

const ImageDialog = lazy(() => import('./ImageDialog.tsx'));
const AnimationDialog = lazy(() => import('../../shared/games/AnimationDialog.tsx'));
const SaveChapterDialog = lazy(() => import('./SaveChapterDialog.tsx'));

type ShareBarProps = {
  tree: GameTree;
  /** The moves that the step buttons walk through. */
  line: readonly PlayedMove[];
  fen: string;
  orientation: Color;
  /** Whether there are lessons of one's own to add a chapter to. */
  maySave: boolean;
};

/** What goes out of an analysis: a link, PGN and FEN, a picture, a chapter. */
export const ShareBar = ({ tree, line, fen, orientation, maySave }: ShareBarProps) => {
  const [open, setOpen] = useState<'image' | 'animation' | 'chapter' | null>(null);
  const pgn = () => pgnOf(tree, tree.tags);
  const close = () => setOpen(null);
  return (
    <div role="group" aria-label="Compartilhar" className="flex flex-wrap gap-2 max-sm:*:grow">
      <CopyButton
        name="link da posição"
        text={() => `${location.origin}${hrefWith(ADDRESS, analysisFields, { fen })}`}
      />
      <CopyButton name="FEN" text={() => fen} />
      <CopyButton name="PGN" text={pgn} />
      <Button variant="ghost" size="sm" onClick={() => download('analise.pgn', pgn(), 'application/x-chess-pgn')}>
        <Download aria-hidden /> Baixar PGN
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setOpen('image')}>
        <Image aria-hidden /> Imagem
      </Button>
      <Button variant="ghost" size="sm" disabled={line.length === 0} onClick={() => setOpen('animation')}>
        <Clapperboard aria-hidden /> Animação
      </Button>
      {maySave && (
        <Button variant="ghost" size="sm" disabled={tree.first.length === 0} onClick={() => setOpen('chapter')}>
          <NotebookPen aria-hidden /> Salvar como capítulo
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'image' && <ImageDialog fen={fen} orientation={orientation} onClose={close} />}
        {open === 'animation' && (
          <AnimationDialog start={tree.start} moves={line} orientation={orientation} onClose={close} />
        )}
        {open === 'chapter' && <SaveChapterDialog tree={tree} orientation={orientation} onClose={close} />}
      </Suspense>
    </div>
  );
};
