import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { GameViewer } from '../../../shared/games/GameViewer.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';

/** A game, shown instead of the list it was opened from. */
export const OpenGame = ({ gameId, title, onClose }: { gameId: number; title: string; onClose: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Card as="section" aria-labelledby="open-game-title">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" onClick={onClose}>
          <ChevronLeft aria-hidden /> Voltar à lista
        </Button>
        <h2 ref={heading} id="open-game-title" tabIndex={-1} className="scroll-mt-28 text-heading">
          {title}
        </h2>
      </div>
      <GameViewer gameId={gameId} />
    </Card>
  );
};
