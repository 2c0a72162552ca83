import { BookOpen, Check, FileText, Gift, Hammer, PenLine, Ruler, type LucideIcon } from 'lucide-react';
import type { StoreItem } from '../../../../server/features/store/store.schema.ts';
import { boostText } from '../store-labels.ts';

/** What there is to say of each sort of product. */

const Lines = ({ title, icon: Icon, lines }: { title: string; icon: LucideIcon; lines: readonly string[] }) =>
  lines.length > 0 && (
    <div className="mb-4">
      <h4 className="mb-1.5 text-sm font-semibold text-ink-soft">{title}</h4>
      <ul className="grid gap-1">
        {lines.map(line => (
          <li key={line} className="flex items-start gap-2 leading-snug">
            <Icon aria-hidden className="mt-1 size-4 shrink-0 text-brand-text" />
            <span className="min-w-0 wrap-anywhere">{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );

type Fact = { icon: LucideIcon; label: string; value: string | null };

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="mb-4 grid gap-1.5">
    {facts.map(
      ({ icon: Icon, label, value }) =>
        value && (
          <div key={label} className="flex items-start gap-2 leading-snug">
            <Icon aria-hidden className="mt-1 size-4 shrink-0 text-ink-soft" />
            <dt className="sr-only">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ),
    )}
  </dl>
);

const Topics = ({ label, topics }: { label: string; topics: readonly string[] }) =>
  topics.length > 0 && (
    <ul aria-label={label} className="mb-4 flex flex-wrap gap-1.5">
      {topics.map(topic => (
        <li key={topic} className="rounded-control bg-sunken px-2 py-0.5 text-sm wrap-anywhere">
          {topic}
        </li>
      ))}
    </ul>
  );

export const ComboDetails = ({ item }: { item: StoreItem }) => {
  const extras = [
    ...(item.boostPercent > 0 ? [boostText(item)] : []),
    ...(item.emblem ? [`Emblema “${item.emblem}”`] : []),
    ...item.benefits,
  ];
  return (
    <>
      <Lines title="Itens inclusos" icon={Check} lines={item.included} />
      <Lines title="Benefícios extras" icon={Gift} lines={extras} />
    </>
  );
};

export const PieceDetails = ({ item }: { item: StoreItem }) => (
  <>
    <Facts
      facts={[
        { icon: Hammer, label: 'Material', value: item.material },
        { icon: Ruler, label: 'Tamanho', value: item.size },
      ]}
    />
    <Topics label="Características" topics={item.features} />
  </>
);

export const NotebookDetails = ({ item }: { item: StoreItem }) => (
  <>
    <Facts
      facts={[
        { icon: BookOpen, label: 'Páginas', value: item.pages === null ? null : `${item.pages} páginas` },
        { icon: FileText, label: 'Formato', value: item.format },
        { icon: PenLine, label: 'Autor', value: item.author && `Por ${item.author}` },
      ]}
    />
    <Topics label="Temas" topics={item.topics} />
  </>
);
