import { Clapperboard, ExternalLink, FileText, Grid3x3, Link2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { PgnDialog } from '../../../shared/pgn/PgnDialog.tsx';
import { Card } from '../../../ui/Card.tsx';

type Resource = Lesson['resources'][number];

const kinds: Record<Resource['type'], { icon: LucideIcon; label: string }> = {
  pdf: { icon: FileText, label: 'PDF' },
  pgn: { icon: Grid3x3, label: 'Partida em PGN' },
  link: { icon: Link2, label: 'Link' },
  video: { icon: Clapperboard, label: 'Vídeo' },
};

const look = 'flex min-h-14 w-full items-center gap-3 rounded-control border border-line px-4 py-2.5 text-left';
const touchable = `${look} hover:border-line-strong hover:bg-sunken`;

const Words = ({ name, type, note }: Pick<Resource, 'name' | 'type'> & { note: string }) => {
  const { icon: Icon, label } = kinds[type];
  return (
    <>
      <Icon aria-hidden className="size-6 shrink-0 text-brand-text" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-soft">
          {label}
          {note}
        </span>
      </span>
    </>
  );
};

const PgnItem = ({ name, url }: { name: string; url: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={touchable} onClick={() => setOpen(true)}>
        <Words name={name} type="pgn" note=" · ver no tabuleiro" />
      </button>
      {isOpen && <PgnDialog name={name} url={url} onClose={() => setOpen(false)} />}
    </>
  );
};

const ResourceItem = ({ name, type, url }: Resource) => {
  if (url === null) {
    return (
      <div className={look}>
        <Words name={name} type={type} note=" · ainda não disponível" />
      </div>
    );
  }
  if (type === 'pgn') return <PgnItem name={name} url={url} />;
  return (
    <a href={url} target="_blank" rel="noopener" className={touchable}>
      <Words name={name} type={type} note="" />
      <ExternalLink aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span className="sr-only">(abre em nova aba)</span>
    </a>
  );
};

/** A lesson's files and links. */
export const Resources = ({ resources }: { resources: readonly Resource[] }) => (
  <Card as="section" aria-labelledby="recursos" className="print:hidden">
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
