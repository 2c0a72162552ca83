import { Hand } from 'lucide-react';
import type { LiveLesson } from '../../../server/features/live-lessons/live-lessons.schema.ts';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { toast } from '../../ui/toast-store.ts';

type FollowersProps = {
  lesson: LiveLesson;
  adopt: (answer: { lesson: LiveLesson }) => void;
  showsNames: boolean;
  onShowNames: (showsNames: boolean) => void;
};

/** Who follows the board; one of them may get the pieces. */
export const Followers = ({ lesson: { classId, sheet, holder }, adopt, showsNames, onShowNames }: FollowersProps) => {
  const hand = api.liveLessons.hand.useMutation({
    onSuccess: adopt,
    onError: error =>
      toast({ title: 'As peças não mudaram de mão', description: errorText(error), variant: 'destructive' }),
  });
  const followers = sheet?.followers ?? [];
  const here = followers.filter(follower => follower.here).length;
  return (
    <Card as="section" aria-labelledby="quem-acompanha">
      <h2 id="quem-acompanha" className="mb-3 text-heading">
        Quem acompanha
      </h2>
      {holder && (
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
            As peças estão com {showsNames ? holder.fullName : 'um aluno'}.
          </p>
          <Button size="sm" loading={hand.isPending} onClick={() => hand.mutate({ classId, userId: null })}>
            Tomar as peças de volta
          </Button>
        </div>
      )}
      <p role="status" className="text-ink-soft">
        {followers.length === 0
          ? 'Ninguém ainda. Os alunos receberam um aviso no sino.'
          : `${plural(here, 'aluno')} na aula agora`}
      </p>
      {followers.length > 0 && (
        <LinkButton href={`/turmas/${classId}/presenca`} variant="secondary" size="sm" className="mt-2">
          Marcar presença
        </LinkButton>
      )}
      {followers.length > 0 && (
        <div className="mt-3">
          <Switch
            label="Mostrar nomes"
            hint="Deixe desligado enquanto a tela está projetada. Com os nomes você passa as peças."
            checked={showsNames}
            onChange={({ target }) => onShowNames(target.checked)}
          />
        </div>
      )}
      <ul className="mt-2 max-h-80 divide-y divide-line overflow-y-auto">
        {(showsNames ? followers : []).map(({ userId, fullName, here: isHere }) => (
          <li key={userId} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {fullName}
              {!isHere && <span className="text-ink-soft"> · saiu</span>}
            </span>
            {isHere && userId !== holder?.userId && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Passar as peças a ${fullName}`}
                disabled={hand.isPending}
                onClick={() => hand.mutate({ classId, userId })}
              >
                <Hand aria-hidden /> Passar as peças
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
