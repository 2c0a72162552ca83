import { useState } from 'react';
import { CHARACTERS } from '../../../../server/features/games/level-lists.schema.ts';
import type { Color } from '../../../board/squares.ts';
import { Face } from '../../../shared/matches/levels/Face.tsx';
import type { SideLook } from '../../../shared/matches/MatchPlayer.tsx';
import { MatchTable } from '../../../shared/matches/MatchTable.tsx';
import { useHeldGame } from '../../../shared/matches/use-held-game.ts';
import type { SessionUser } from '../../../shared/session/session.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { PracticeHistory } from '../history/PracticeHistory.tsx';
import { CommentarySwitch } from './CommentarySwitch.tsx';
import { beforePractice, isPracticeOf, practiceOf } from './practice-match.ts';
import { PracticePanel } from './PracticePanel.tsx';
import { useWishes } from './use-wishes.ts';

/** A pawn becomes a queen, and moves are made on one's turn alone. */
const RULES = { queensOnly: true, premoves: false };

/** A game against the engine that the server holds: the student is White. */
export const PlayTab = ({ user }: { user: SessionUser }) => {
  const isStudent = user.role === 'student';
  const { wishes, wish } = useWishes(user.id, isStudent);
  const held = useHeldGame(user.id, isPracticeOf(user.id));
  const [now] = useState(() => new Date());
  const isShown = held.view !== null && held.view.match.status !== 'aborted';
  const view = isShown && held.view ? held.view : beforePractice(user, wishes.level, now);
  const level = view.match.level ?? wishes.level;

  const looks: Record<Color, SideLook> = {
    w: { clockLabel: 'Seu relógio', picture: <Avatar name={user.fullName} src={user.avatarUrl} size="sm" /> },
    b: {
      name: `IA · ${CHARACTERS[level].name}`,
      clockLabel: 'Relógio da IA',
      picture: <Face level={level} className="size-10 shrink-0" />,
    },
  };
  return (
    <>
      <MatchTable
        view={view}
        live={held}
        looks={looks}
        rules={RULES}
        boardRef={held.boardRef}
        event="Prática contra a IA"
        panel={
          <PracticePanel
            view={view}
            held={held}
            isStudent={isStudent}
            wishes={wishes}
            onWish={wish}
            onStart={() => held.begin(practiceOf(wishes))}
          />
        }
        renderMore={ply => (
          <CommentarySwitch
            view={view}
            held={held}
            ply={ply}
            isWanted={wishes.commentary}
            onWant={commentary => wish({ commentary })}
          />
        )}
      />
      <PracticeHistory />
    </>
  );
};
