import { KeyRound } from 'lucide-react';
import { useRef } from 'react';
import type { AccessToken, TokenScope } from '../../../../../server/features/tokens/tokens.schema.ts';
import { formatDate, formatRelative } from '../../../../lib/format.ts';
import { AlertDialog } from '../../../../ui/AlertDialog.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { NewToken } from './NewToken.tsx';
import { useRevokeToken, useTokens } from './use-tokens.ts';

/** What a token permits; writing includes reading. */
const scopeWords = (scopes: readonly TokenScope[]): string[] => [
  scopes.includes('write') ? 'Ler e alterar' : 'Só ler',
  ...(scopes.includes('admin') ? ['Administração'] : []),
];

/** The access tokens for the user's programs: to create and to revoke. */
export const TokenList = ({ isAdmin }: { isAdmin: boolean }) => {
  const { data, isPending, isError, error, refetch } = useTokens();
  const list = useRef<HTMLDivElement>(null);
  if (isPending) return <Skeleton className="h-24" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  return (
    <>
      <div ref={list} tabIndex={-1} className="rounded-control">
        {data.tokens.length === 0 ? (
          <p className="text-ink-soft">Você ainda não criou nenhum token.</p>
        ) : (
          <ul aria-label="Seus tokens" className="divide-y divide-line">
            {data.tokens.map(token => (
              <Row key={token.id} token={token} onEnd={() => list.current?.focus()} />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-5">
        <NewToken isAdmin={isAdmin} />
      </div>
    </>
  );
};

const Row = ({ token, onEnd }: { token: AccessToken; onEnd: () => void }) => {
  const revoke = useRevokeToken(onEnd);
  const { id, name, scopes, createdAt, expiresAt, lastUsedAt, expired } = token;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-text"
      >
        <KeyRound className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-[0.95rem] text-ink-soft">
          Criado em {formatDate(createdAt)} · {expired ? 'expirou' : 'expira'} em {formatDate(expiresAt)}
        </p>
        <p className="text-[0.95rem] text-ink-soft">
          {lastUsedAt === null ? 'Nunca usado' : `Último uso: ${formatRelative(lastUsedAt)}`}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          {expired && <Badge tone="danger">Expirado</Badge>}
          {scopeWords(scopes).map(word => (
            <Badge key={word} tone="brand">
              {word}
            </Badge>
          ))}
        </p>
      </div>
      <AlertDialog
        title={`Revogar “${name}”?`}
        text="O programa que usa este token deixa de entrar na hora. Isto não pode ser desfeito."
        confirmLabel="Revogar"
        onConfirm={() => revoke.mutate({ id })}
        trigger={
          <Button variant="secondary" size="sm" aria-label={`Revogar o token ${name}`} loading={revoke.isPending}>
            {revoke.isPending ? 'Revogando...' : 'Revogar'}
          </Button>
        }
      />
    </li>
  );
};
