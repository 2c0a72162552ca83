import { Check, Play, X } from 'lucide-react';
import type { Match } from '../../../../server/features/matches/matches.schema.ts';
import { stakesText, timeText } from '../../../shared/matches/match-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useAcceptMatch, useCancelMatch, useDeclineMatch } from './use-open-matches.ts';

type Props = { matches: readonly Match[]; userId: number };

/** One's games that go on, and the challenges that wait for an answer. */
export const OpenMatches = ({ matches, userId }: Props) => {
  if (matches.length === 0) return null;
  return (
    <Card as="section" crowned aria-labelledby="open-matches" className="mb-8">
      <h2 id="open-matches" className="mb-3 text-heading">
        Suas partidas agora
      </h2>
      <ul className="divide-y divide-line">
        {matches.map(match => (
          <li key={match.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold wrap-anywhere">{titleOf(match, userId)}</p>
              <p className="text-[0.95rem] text-ink-soft">
                {timeText(match)} · {stakesText(match)}
              </p>
            </div>
            <Answers match={match} userId={userId} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const otherIn = ({ white, black }: Match, userId: number): Match['white'] => (white.userId === userId ? black : white);

const titleOf = (match: Match, userId: number): string => {
  const { name, kind } = otherIn(match, userId);
  if (match.status === 'playing') {
    const isOwnTurn = match[match.turn].userId === userId;
    return `Contra ${name}: ${isOwnTurn ? 'sua vez' : 'vez do adversário'}`;
  }
  if (match.creatorId !== userId) return `${name} desafia você`;
  return kind === 'person' ? `Desafio enviado a ${name}` : 'Procurando adversário...';
};

const Answers = ({ match, userId }: { match: Match; userId: number }) => {
  const [accept, decline, cancel] = [useAcceptMatch(), useDeclineMatch(), useCancelMatch()];
  const matchId = match.id;
  if (match.status === 'playing') {
    return (
      <LinkButton href={`/partidas/${matchId}`} size="sm">
        <Play aria-hidden /> Continuar partida
      </LinkButton>
    );
  }
  if (match.creatorId === userId) {
    return (
      <div className="flex flex-wrap gap-2">
        <LinkButton href={`/partidas/${matchId}`} variant="secondary" size="sm">
          Abrir
        </LinkButton>
        <Button variant="ghost" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate({ matchId })}>
          <X aria-hidden /> Cancelar
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" loading={accept.isPending} onClick={() => accept.mutate({ matchId })}>
        <Check aria-hidden /> Aceitar
      </Button>
      <Button variant="secondary" size="sm" loading={decline.isPending} onClick={() => decline.mutate({ matchId })}>
        <X aria-hidden /> Recusar
      </Button>
    </div>
  );
};
