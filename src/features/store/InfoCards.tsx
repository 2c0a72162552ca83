import type { LucideIcon } from 'lucide-react';

export type Info = { icon: LucideIcon; title: string; text: string };

/** Promises of the store that hold for every product on a page. */
export const InfoCards = ({ label, cards }: { label: string; cards: readonly Info[] }) => (
  <section aria-label={label} className="mt-12">
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-3">
      {cards.map(({ icon: Icon, title, text }) => (
        <li key={title} className="rounded-card border border-line bg-surface p-5 shadow-card">
          <span
            aria-hidden
            className="mb-3 grid size-12 place-items-center rounded-control bg-brand-soft text-brand-text"
          >
            <Icon className="size-6" />
          </span>
          <h2 className="font-sans text-lg font-semibold">{title}</h2>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
