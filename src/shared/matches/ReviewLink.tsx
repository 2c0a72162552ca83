import { Sparkles } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** The way from a finished match to its review: to the game that the viewer has of it. */
export const ReviewLink = ({ matchId }: { matchId: number }) => {
  const games = api.games.own.useQuery({}, { staleTime: 0 });
  const game = games.data?.games.find(own => own.matchId === matchId);
  if (!game || game.plies === 0) return null;
  return (
    <LinkButton
      href={`/partidas?aba=historico&partida=${game.id}`}
      variant="secondary"
      size="sm"
      className="mt-2 w-full whitespace-nowrap"
    >
      <Sparkles aria-hidden /> Rever partida
    </LinkButton>
  );
};
