import type { ReactNode } from 'react';
import { Logo } from '../../shared/school/Logo.tsx';
import { KnightTour } from './KnightTour.tsx';

/** The page of login and signup, which stand alone: the form, and on wide screens a board beside it. */
export const AuthPage = ({ title, subtitle, children }: { title: string; subtitle: string; children: ReactNode }) => (
  <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-2">
    <aside className="board-ground relative hidden bg-night text-on-night lg:block">
      <div className="sticky top-0 flex h-dvh flex-col justify-between gap-8 p-12">
        <Logo />
        <KnightTour className="mx-auto min-h-0 w-full max-w-md flex-1" />
        <div>
          <p className="font-display text-title font-semibold text-balance">O Futuro do Xadrez Chegou Aqui</p>
          <p className="mt-2 text-on-night-soft">
            O passeio do cavalo: 25 casas, cada uma visitada uma única vez. Um lance de cada vez, você também chega lá.
          </p>
        </div>
      </div>
    </aside>
    <main className="flex flex-col items-center px-5 py-10 sm:px-8 lg:pt-[8dvh]">
      <div className="w-full max-w-md">
        <div className="mb-8 lg:hidden">
          <Logo />
        </div>
        <h1 className="text-title">{title}</h1>
        <p className="mt-1 mb-8 text-lg text-ink-soft">{subtitle}</p>
        {children}
      </div>
    </main>
  </div>
);
