import { linesOf } from '../../../server/features/guardians/digest-lines.schema.ts';
import type { Digest } from '../../../server/features/guardians/digests.schema.ts';
import { formatMoment } from '../../lib/moments.ts';

const titles = { learned: 'O que aprendeu', done: 'Como foi', due: 'O que falta fazer' } as const;

/** A child's week on the screen, as it is printed. */
export const WeekLines = ({ digest }: { digest: Digest }) => {
  const lines = linesOf(digest, formatMoment);
  const told = (['learned', 'done', 'due'] as const).filter(part => lines[part].length > 0);
  if (told.length === 0) return <p className="text-ink-soft">Nada nestes dias.</p>;
  return (
    <div className="grid gap-3">
      {told.map(part => (
        <section key={part}>
          <h3 className="font-semibold">{titles[part]}</h3>
          <ul className="list-disc pl-5">
            {lines[part].map((line, i) => (
              <li key={`${i} ${line}`} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
