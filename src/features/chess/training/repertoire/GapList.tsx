import { Link } from 'wouter';
import type { Gap } from '../../../../../server/features/repertoires/repertoires.schema.ts';
import { dayOf } from '../../../../lib/moments.ts';
import { dayText } from '../training-texts.ts';
import { repertoireHref } from './repertoire-view.ts';
import { gapText, gapTitle } from './repertoire-texts.ts';

const linkStyles = 'inline-flex min-h-10 items-center font-semibold text-brand-text underline underline-offset-4';

/** Own games that left the repertoire, and where. */
export const GapList = ({ gaps }: { gaps: readonly Gap[] }) => (
  <section aria-labelledby="gaps" className="mt-8">
    <h3 id="gaps" className="font-sans text-lg font-semibold">
      Nas suas partidas
    </h3>
    {gaps.length === 0 ? (
      <p className="text-ink-soft">Nenhuma das suas últimas 30 partidas saiu do repertório.</p>
    ) : (
      <ul className="divide-y divide-line">
        {gaps.map(gap => (
          <li key={gap.gameId} className="py-3">
            <p className="font-semibold">{gapTitle(gap)}</p>
            <p className="text-ink-soft">
              {dayText(dayOf(new Date(gap.playedAt)))} · {gapText(gap)}
            </p>
            <p className="flex flex-wrap gap-x-5">
              <Link href={`/partidas?aba=historico&partida=${gap.gameId}`} className={linkStyles}>
                Ver a partida
              </Link>
              {gap.by === 'opponent' && (
                <Link
                  href={repertoireHref({
                    repertoire: gap.repertoireId,
                    act: 'editar',
                    game: gap.gameId,
                  })}
                  className={linkStyles}
                >
                  Acrescentar uma resposta
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    )}
  </section>
);
