import clsx from 'clsx';
import { Crown } from 'lucide-react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { HeroBoard } from './HeroBoard.tsx';
import { claims } from './landing.ts';

export const Hero = () => (
  <section aria-labelledby="hero" className="bg-night text-on-night">
    <div className="board-ground">
      <div
        className={clsx(
          'mx-auto grid max-w-7xl grid-cols-1 items-center gap-x-14 gap-y-12 px-5 pt-12 pb-16 sm:px-8',
          'sm:pt-16 lg:grid-cols-[1.08fr_1fr] lg:pt-20 lg:pb-24',
        )}
      >
        <div>
          <p
            className={clsx(
              'inline-flex items-center gap-2 rounded-full border border-gold/60 px-4 py-1.5 text-[0.95rem]',
              'font-semibold text-gold',
            )}
          >
            <Crown aria-hidden className="size-4.5 shrink-0" />
            Plataforma #1 de Ensino de Xadrez
          </p>
          <h1 id="hero" className="mt-6 text-display">
            O Futuro do Xadrez <span className="text-gold">Chegou Aqui</span>
          </h1>
          <p className="mt-6 max-w-xl text-xl leading-relaxed text-on-night-soft">
            Aulas em vídeo, quizzes, partidas contra a IA e professores que acompanham cada lance seu. Do primeiro peão
            ao primeiro título.
          </p>
          <div className="mt-9 flex flex-wrap gap-4 max-sm:*:grow">
            <LinkButton href="/register" variant="gold" size="lg">
              Começar Gratuitamente
            </LinkButton>
            <LinkButton href="/login" variant="night" size="lg">
              Já tenho conta
            </LinkButton>
          </div>
        </div>
        <HeroBoard />
      </div>
    </div>
    <Claims />
  </section>
);

/** Four squares of a rank. */
const Claims = () => (
  <dl className="grid grid-cols-2 sm:grid-cols-4">
    {claims.map(({ value, label }) => (
      <div
        key={label}
        className={clsx(
          'flex flex-col-reverse items-center px-4 py-7 text-center odd:bg-board-light odd:text-piece-black',
          'even:bg-night-raised max-sm:nth-3:bg-night-raised max-sm:nth-3:text-on-night',
          'max-sm:nth-4:bg-board-light max-sm:nth-4:text-piece-black sm:py-9',
        )}
      >
        <dt className="mt-1 text-lg">{label}</dt>
        <dd className="font-display text-title font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);
