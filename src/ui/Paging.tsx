import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './Button.tsx';

type PagingProps = {
  page: number;
  /** How many entries the whole list has, and how many a page. */
  total: number;
  pageSize: number;
  onGoTo: (page: number) => void;
};

/** The buttons to the other pages of a list; nothing where one page holds it all. */
export const Paging = ({ page, total, pageSize, onGoTo }: PagingProps) => {
  const pages = Math.ceil(total / pageSize);
  return (
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
    )
  );
};
