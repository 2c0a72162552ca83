import { Medal } from 'lucide-react';
import { RARITIES } from '../../../server/features/missions/mission-lists.schema.ts';
import type { Achievement, Rarity } from '../../../server/features/missions/missions.schema.ts';
import { AchievementGrid } from '../../shared/achievements/AchievementGrid.tsx';
import { useAchievements } from '../../shared/achievements/use-achievements.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';

/** All achievements, from the common to the mythical. */
export const AchievementsTab = () => {
  const { data, isPending, isError, error, refetch } = useAchievements();
  if (isPending) return <SkeletonCards />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  const { achievements } = data;
  return (
    <>
      {achievements.every(({ completed }) => !completed) && (
        <EmptyState
          icon={Medal}
          title="Nenhuma conquista ainda"
          text="Conclua uma aula, resolva um problema ou vença a IA: a primeira vem logo."
        />
      )}
      <div className="grid gap-9">
        {RARITIES.map(rarity => (
          <OfRarity
            key={rarity}
            rarity={rarity}
            achievements={achievements.filter(achievement => achievement.rarity === rarity)}
          />
        ))}
      </div>
    </>
  );
};

const OfRarity = ({ rarity, achievements }: { rarity: Rarity; achievements: readonly Achievement[] }) => {
  const earned = achievements.filter(({ completed }) => completed).length;
  return (
    <section aria-label={`Raridade: ${rarity}`}>
      <h2 className="mb-4 flex flex-wrap items-baseline gap-x-3 text-heading">
        {rarity}
        <span className="font-sans text-base font-normal text-ink-soft tabular-nums">
          {earned} de {achievements.length}
        </span>
      </h2>
      <AchievementGrid achievements={achievements} label={`Conquistas da raridade ${rarity}`} />
    </section>
  );
};
