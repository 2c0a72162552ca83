import clsx from 'clsx';
import { ArrowLeft, ReceiptText, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CoinBalance } from '../../shared/coins/CoinBalance.tsx';
import { useSession, type SessionUser } from '../../shared/session/session.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

type StoreFrameProps = {
  title: string;
  intro: string;
  /** Whether to show the link back to the store. */ back?: boolean;
  /** Whether to show the link to the purchases; their own page does not. */ purchases?: boolean;
  children: ReactNode;
};

/** The frame of every store page: title, the student's coins, and a notice for staff, who cannot buy. */
export const StoreFrame = ({ title, intro, back = false, purchases = true, children }: StoreFrameProps) => {
  const { user } = useSession();
  return (
    <>
      {back && (
        <Link
          href="/loja"
          className={clsx(
            'mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-brand-text underline-offset-4',
            'hover:underline',
          )}
        >
          <ArrowLeft aria-hidden className="size-5" /> Voltar à Loja
        </Link>
      )}
      <PageHeading title={title} subtitle={intro} actions={user && <Actions user={user} purchases={purchases} />} />
      {user && user.role !== 'student' && (
        <Alert className="mb-8" title="Compras exclusivas para alunos">
          <p>Professores e administradores gerenciam itens e compras pelo painel administrativo.</p>
        </Alert>
      )}
      {children}
    </>
  );
};

const Actions = ({ user, purchases }: { user: SessionUser; purchases: boolean }) => {
  if (user.role === 'admin') {
    return (
      <LinkButton href="/loja/administrar">
        <Settings aria-hidden /> Administrar loja
      </LinkButton>
    );
  }
  if (user.role !== 'student') return null;
  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:*:grow">
      <CoinBalance coins={user.coins} />
      {purchases && (
        <LinkButton href="/loja/pedidos" variant="secondary">
          <ReceiptText aria-hidden /> Minhas compras
        </LinkButton>
      )}
    </div>
  );
};
