import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './Button.tsx';

type PagingProps = { page: number; pages: number; onGoTo: (page: number) => void };

/** The way through a list that is longer than a page; nothing where it is not. */
export const Paging = ({ page, pages, onGoTo }: PagingProps) =>
  pages > 1 && (
    <nav aria-label="Páginas" className="mt-6 flex flex-wrap items-center justify-center gap-4">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onGoTo(page - 1)}>
        <ChevronLeft aria-hidden /> Anterior
      </Button>
      <p className="font-semibold max-sm:order-first max-sm:w-full max-sm:text-center">
        Página {page} de {pages}
      </p>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onGoTo(page + 1)}>
        Próxima <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
