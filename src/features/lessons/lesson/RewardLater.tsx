import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { clockText, spokenTime } from '../../../video/clock.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useCountdown } from '../quiz/use-countdown.ts';
import { SECOND_MS } from '../../../../server/common/time.schema.ts';

/** The seconds left of a number of seconds that counts from when this appears. Mount it again for another number. */
const useSecondsFrom = (seconds: number): number => {
  const [deadline] = useState(() => Date.now() + seconds * SECOND_MS);
  return useCountdown(deadline);
};

/** Before a lesson is completed: how long it takes until that pays. */
export const RewardSoon = ({ seconds }: { seconds: number }) => {
  const left = useSecondsFrom(seconds);
  return left === 0 ? null : (
    <p className="inline-flex items-center gap-2 text-ink-soft">
      <Hourglass aria-hidden className="size-5" />
      <span>
        A recompensa vem com mais <span className="tabular-nums">{clockText(left)}</span> nesta aula.
      </span>
    </p>
  );
};

type RewardLaterProps = { seconds: number; saving: boolean; onClaim: () => void };

/** A lesson that was completed too soon: why it paid nothing, and the way to its reward. */
export const RewardLater = ({ seconds, saving, onClaim }: RewardLaterProps) => {
  const left = useSecondsFrom(seconds);
  return (
    <Alert tone="gold" title="Aula concluída sem recompensa">
      {left > 0 ? (
        <p>
          Você passou por ela depressa demais. Veja o vídeo e leia o texto com calma: com mais{' '}
          {/* A screen reader hears the time once, not every second. */}
          <span aria-hidden className="font-semibold tabular-nums">
            {clockText(left)}
          </span>
          <span className="sr-only">{spokenTime(seconds)}</span> nesta aula a recompensa é sua.
        </p>
      ) : (
        <>
          <p>Agora você ficou o bastante: a recompensa é sua.</p>
          <Button variant="gold" size="sm" className="mt-3" loading={saving} onClick={onClaim}>
            Receber recompensa
          </Button>
        </>
      )}
    </Alert>
  );
};
