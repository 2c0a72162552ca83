import clsx from 'clsx';
import type { User } from '../../../../server/features/auth/auth.schema.ts';
import type { RankingEntry } from '../../../../server/features/games/games.schema.ts';
import { plural } from '../../../lib/plural.ts';
import { ratingText } from '../../../lib/rating-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

type OwnPositionProps = {
  own: RankingEntry | null;
  user: Pick<User, 'rating' | 'provisional'>;
  total: number;
  pageSize: number;
  onGoTo: (page: number) => void;
};

/** The position of a student who is not on the shown page, or how to enter the ranking. */
export const OwnPosition = ({ own, user, total, pageSize, onGoTo }: OwnPositionProps) => (
  <div
    className={clsx(
      'mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border-2',
      'border-brand bg-brand-soft px-4 py-3',
    )}
  >
    {own ? (
      <>
        <p>
          <span className="font-semibold">
            Você está em {own.position}º lugar de {total.toLocaleString('pt-BR')}.
          </span>{' '}
          Rating {ratingText(own)}, {plural(own.games, 'partida')}.
        </p>
        <Button variant="secondary" size="sm" onClick={() => onGoTo(Math.ceil(own.position / pageSize))}>
          Ver minha posição
        </Button>
      </>
    ) : (
      <>
        <p>
          <span className="font-semibold">Você ainda não está no ranking.</span> Seu rating é {ratingText(user)}: jogue
          valendo rating e entre na lista.
        </p>
        <LinkButton href="/partidas" variant="secondary" size="sm">
          Jogar valendo rating
        </LinkButton>
      </>
    )}
  </div>
);
