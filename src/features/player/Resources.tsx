import { Clapperboard, Download, ExternalLink, FileText, Link2, type LucideIcon } from 'lucide-react';
import type { Lesson } from '../../../server/features/lessons/lessons.schema.ts';
import { Card } from '../../ui/Card.tsx';

type Resource = Lesson['resources'][number];

const kinds: Record<Resource['type'], { icon: LucideIcon; label: string }> = {
  pdf: { icon: FileText, label: 'PDF' },
  pgn: { icon: Download, label: 'Partida em PGN' },
  link: { icon: Link2, label: 'Link' },
  video: { icon: Clapperboard, label: 'Vídeo' },
};

const ResourceItem = ({ name, type, url }: Resource) => {
  const { icon: Icon, label } = kinds[type];
  const words = (
    <>
      <Icon aria-hidden className="size-6 shrink-0 text-brand-text" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-ink-soft">{url === null ? `${label} · ainda não disponível` : label}</span>
      </span>
    </>
  );
  const look = 'flex min-h-14 items-center gap-3 rounded-control border border-line px-4 py-2.5';
  if (url === null) return <div className={look}>{words}</div>;
  const way = type === 'pgn' ? { download: '' } : { target: '_blank', rel: 'noopener' };
  return (
    <a href={url} {...way} className={`${look} hover:border-line-strong hover:bg-sunken`}>
      {words}
      {type !== 'pgn' && (
        <>
          <ExternalLink aria-hidden className="size-5 shrink-0 text-ink-soft" />
          <span className="sr-only">(abre em nova aba)</span>
        </>
      )}
    </a>
  );
};

/** What comes along with a lesson: files and addresses. */
export const Resources = ({ resources }: { resources: readonly Resource[] }) => (
  <Card as="section" aria-labelledby="recursos">
    <h3 id="recursos" className="text-heading">
      Recursos
    </h3>
    {resources.length === 0 ? (
      <p className="mt-2 text-ink-soft">Esta aula não tem materiais extras.</p>
    ) : (
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {resources.map(resource => (
          <li key={resource.id}>
            <ResourceItem {...resource} />
          </li>
        ))}
      </ul>
    )}
  </Card>
);
