import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MadeLinks } from './MadeLinks.tsx';
import { useLinks, type Child } from './use-links.ts';

const SPOILS = 'O cartão que está em casa deixa de valer, e a página dos responsáveis já não abre por ele.';
const REVOKES = `${SPOILS} Se eles aprovam as compras, elas esperam até haver um link novo.`;

type MakeButtonProps = {
  /** Whose cards at home end by it: it asks first. */
  over: readonly Child[];
  onMake: () => void;
  children: ReactNode;
  size?: 'sm';
  variant?: 'secondary';
  loading: boolean;
};

const MakeButton = ({ over, onMake, ...button }: MakeButtonProps) => {
  const [only, ...others] = over;
  if (!only) return <Button {...button} onClick={onMake} />;
  const isOne = others.length === 0;
  return (
    <AlertDialog
      trigger={<Button {...button} />}
      title={isOne ? `Trocar o link de ${only.fullName}?` : `Trocar os links de ${over.length} alunos?`}
      text={isOne ? SPOILS : 'Os cartões que estão em casa deixam de valer: imprima e entregue os novos.'}
      confirmLabel={isOne ? 'Trocar link' : 'Trocar links'}
      onConfirm={onMake}
    />
  );
};

/** The links of a class's guardians: made, printed, revoked. */
export const GuardianLinks = ({ classId }: { classId: number }) => {
  const { data, isPending, isError, error, refetch, made, make, revoke, isBusy } = useLinks(classId);
  if (isPending) return <Skeleton className="h-56 w-full" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  const { links } = data;
  if (links.length === 0) return <EmptyState icon={Link2} title="Ainda não há alunos nesta turma" />;
  const linked = links.filter(({ madeAt }) => madeAt);
  const missing = links.filter(({ madeAt }) => !madeAt);
  return (
    <div className="grid grid-cols-1 gap-6">
      {made.length > 0 && <MadeLinks links={made} />}
      <Card as="section">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-heading">Alunos</h2>
          {missing.length > 0 && linked.length > 0 && (
            <Button loading={isBusy} onClick={() => make(missing)}>
              Fazer os que faltam
            </Button>
          )}
          <MakeButton over={linked} loading={isBusy} onMake={() => make(links)}>
            {linked.length > 0 ? 'Novos links para todos' : 'Fazer links para todos'}
          </MakeButton>
        </div>
        <ul className="divide-y divide-line">
          {links.map(child => (
            <li key={child.userId} className="flex flex-wrap items-center justify-end gap-x-1 gap-y-2 py-2.5 sm:gap-3">
              <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
                <p>{child.fullName}</p>
                <p className="text-[0.95rem] text-ink-soft">
                  {child.madeAt ? `Link de ${formatDate(child.madeAt)}` : 'Sem link'}
                </p>
              </div>
              <MakeButton
                over={child.madeAt ? [child] : []}
                size="sm"
                variant="secondary"
                loading={isBusy}
                onMake={() => make([child])}
              >
                {child.madeAt ? 'Trocar' : 'Fazer link'}
                <span className="sr-only">: {child.fullName}</span>
              </MakeButton>
              {child.madeAt && (
                <AlertDialog
                  trigger={
                    <Button size="sm" variant="ghost" loading={isBusy}>
                      Revogar
                      <span className="sr-only">: {child.fullName}</span>
                    </Button>
                  }
                  title={`Revogar o link de ${child.fullName}?`}
                  text={REVOKES}
                  confirmLabel="Revogar"
                  onConfirm={() => revoke(child)}
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
};
