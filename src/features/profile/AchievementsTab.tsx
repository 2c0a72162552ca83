import { AchievementGrid } from '../../shared/achievements/AchievementGrid.tsx';
import { useAchievements } from '../../shared/achievements/use-achievements.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';

/** What the student has achieved; what is still to be achieved is listed with the missions. */
export const AchievementsTab = () => {
  const { data, isPending, isError, error, refetch } = useAchievements();
  if (isPending) return <SkeletonCards />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  const earned = data.achievements.filter(({ completed }) => completed);
  const all = (
    <LinkButton href="/missoes?aba=conquistas" variant="secondary">
      Ver todas as conquistas
    </LinkButton>
  );
  if (earned.length === 0)
    return (
      <EmptyState
        title="Nenhuma conquista ainda"
        text="Suas conquistas aparecem aqui assim que você ganhar a primeira."
        action={all}
      />
    );
  return (
    <>
      <AchievementGrid achievements={earned.toReversed()} label="Suas conquistas" />
      <div className="mt-6 text-center">{all}</div>
    </>
  );
};
