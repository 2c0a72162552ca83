import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { addMonths, monthName, monthOf } from '../../../shared/calendar/days.ts';

type MonthBarProps = { month: string; onMonth: (month: string) => void; onToday: () => void };

/** The month that is shown, and buttons to other months. */
export const MonthBar = ({ month, onMonth, onToday }: MonthBarProps) => {
  const monthAfter = (months: number): string => monthOf(addMonths(`${month}-01`, months));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <Button variant="secondary" size="icon" aria-label="Mês anterior" onClick={() => onMonth(monthAfter(-1))}>
        <ChevronLeft aria-hidden />
      </Button>
      <Button variant="secondary" size="icon" aria-label="Próximo mês" onClick={() => onMonth(monthAfter(1))}>
        <ChevronRight aria-hidden />
      </Button>
      <h2 aria-live="polite" className="mx-2 grow text-heading first-letter:uppercase max-sm:order-first max-sm:w-full">
        {monthName(month)}
      </h2>
      <Button variant="secondary" className="max-sm:ml-auto" onClick={onToday}>
        Hoje
      </Button>
    </div>
  );
};
