import clsx from 'clsx';
import { Eye } from 'lucide-react';
import type { StoreItem } from '../../../../server/features/store/store.schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

/** What a notebook treats, and one of its pages. */
export const NotebookPreview = ({ item }: { item: StoreItem }) => (
  <Dialog
    size="lg"
    title={item.name}
    description={[item.author && `Por ${item.author}`, item.pages && `${item.pages} páginas`, item.format]
      .filter(Boolean)
      .join(' · ')}
    trigger={
      <Button variant="secondary">
        <Eye aria-hidden /> Preview<span className="sr-only">: {item.name}</span>
      </Button>
    }
  >
    <h3 className="mb-2 text-lg">O que você vai estudar</h3>
    <ul className="mb-6 list-disc pl-5 marker:text-gold-text">
      {item.topics.map(topic => (
        <li key={topic}>{topic}</li>
      ))}
    </ul>
    {item.sample === null ? (
      <p className="text-ink-soft">Este caderno ainda não tem uma página de amostra.</p>
    ) : (
      <>
        <h3 className="mb-2 text-lg">Uma página de amostra</h3>
        <div
          className={clsx(
            'rounded-control border border-line bg-board-light px-5 py-4 font-serif leading-relaxed',
            'text-piece-black shadow-card sm:px-8 sm:py-6',
          )}
        >
          {item.sample.split('\n\n').map((paragraph, i) => (
            <p key={paragraph} className={i === 0 ? 'mb-3 font-display font-semibold' : 'mb-3 last:mb-0'}>
              {paragraph}
            </p>
          ))}
        </div>
      </>
    )}
  </Dialog>
);
