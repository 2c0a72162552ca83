import { Bot, Eye, Users } from 'lucide-react';
import { useState } from 'react';
import type { SessionUser } from '../../../shared/session/session.tsx';
import { useSchool } from '../../../shared/school/school.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { NewMatch } from '../lobby/NewMatch.tsx';
import { OpenMatches } from '../lobby/OpenMatches.tsx';
import { useOpenMatches } from '../lobby/use-open-matches.ts';
import { isLocalOf } from '../match/local-match.ts';
import { ModeTile } from './ModeTile.tsx';
import { MATCH_MODES } from './modes.ts';

/** A new game, against anybody, and what goes on already. */
export const PlayTab = ({ user }: { user: SessionUser }) => {
  const userId = user.id;
  const [classId, setClassId] = useState<number>();
  const open = useOpenMatches(classId);
  const playing = (open.data?.matches ?? []).filter(({ status }) => status === 'playing');
  return (
    <>
      <OpenMatches matches={open.data?.matches ?? []} userId={userId} />
      <NewMatch user={user} people={open.data?.people ?? []} classId={classId} onClass={setClassId} />
      <div className="mb-6 flex items-start gap-4">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-text"
        >
          <Users className="size-6" />
        </span>
        <div>
          <h2 className="text-heading">Dois jogadores no mesmo tabuleiro</h2>
          <p className="text-ink-soft">
            Chame alguém para jogar ao seu lado. Você fica com as brancas; as pretas são do seu oponente.
          </p>
        </div>
      </div>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
        {MATCH_MODES.map(mode => (
          <ModeTile key={mode} mode={mode} isUnderWay={playing.some(isLocalOf(userId, mode))} />
        ))}
      </ul>
      <WatchLink isStudent={user.role === 'student'} />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-card bg-sunken px-5 py-4">
        <p>
          <span className="font-semibold">Sem companhia agora?</span> Na Prática, a IA joga contra você e comenta os
          lances.
        </p>
        <LinkButton href="/practice" variant="secondary">
          <Bot aria-hidden /> Jogar contra a IA
        </LinkButton>
      </div>
    </>
  );
};

/** To the games of classmates, where the school lets students watch them. */
const WatchLink = ({ isStudent }: { isStudent: boolean }) => {
  const { watching } = useSchool();
  if (!isStudent || !watching) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-card bg-sunken px-5 py-4">
      <p>
        <span className="font-semibold">Quer só olhar?</span> Assista às partidas dos seus colegas de turma.
      </p>
      <LinkButton href="/partidas/colegas" variant="secondary">
        <Eye aria-hidden /> Assistir
      </LinkButton>
    </div>
  );
};
