import { Download, Users } from 'lucide-react';
import { useState } from 'react';
import type { Entrant } from '../../../../server/features/tournaments/tournaments.schema.ts';
import { CATEGORIES, YouthCategory } from '../../../../server/features/youth/youth.schema.ts';
import { CoinPrice } from '../../../shared/coins/Coins.tsx';
import { formatDate } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type Entered, useEntrants, useEntrantsExport } from './use-manage.ts';

/** Who is entered, to be read and saved as a spreadsheet. */
export const EntrantsDialog = ({ entered, onClose }: { entered: Entered; onClose: () => void }) => {
  const [page, setPage] = useState(1);
  const list = useEntrants(entered, page);
  const save = useEntrantsExport();
  const isEmpty = list.data?.total === 0;
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      size="lg"
      title={entered.kind === 'tournament' ? 'Inscritos' : 'Matriculados'}
      description={entered.name}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Fechar
          </Button>
          <Button disabled={!list.data || isEmpty} onClick={() => void save(entered)}>
            <Download aria-hidden /> Baixar CSV
          </Button>
        </>
      }
    >
      {list.isPending ? (
        <div role="status">
          <span className="sr-only">Carregando...</span>
          <Skeleton className="h-48 w-full" />
        </div>
      ) : list.isError ? (
        <LoadError error={list.error} onRetry={() => list.refetch()} />
      ) : isEmpty ? (
        <EmptyState icon={Users} title="Ninguém ainda" text="Quem se inscrever aparece aqui." />
      ) : (
        <>
          <p className="mb-3 text-ink-soft">{plural(list.data.total, 'pessoa')}</p>
          <ol
            aria-label="Pessoas inscritas"
            start={(page - 1) * list.data.pageSize + 1}
            className="divide-y divide-line"
          >
            {list.data.entrants.map(entrant => (
              <Row key={entrant.bookingId} entrant={entrant} />
            ))}
          </ol>
          <Paging page={page} total={list.data.total} pageSize={list.data.pageSize} onGoTo={setPage} />
        </>
      )}
    </Dialog>
  );
};

const Row = ({ entrant: { name, email, age, category, rating, price, enteredAt } }: { entrant: Entrant }) => {
  const group = YouthCategory.safeParse(category).data;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {email && <p className="text-sm text-ink-soft wrap-anywhere">{email}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        {group && <span>{CATEGORIES[group].name}</span>}
        {age !== null && <span>{plural(age, 'ano')}</span>}
        <span>rating {rating}</span>
        {price > 0 && <CoinPrice value={price} />}
        <span>desde {formatDate(enteredAt)}</span>
      </p>
    </li>
  );
};
