import { formatRelative } from '../../../../lib/format.ts';
import { useTokens } from './use-tokens.ts';

type TokensToRevokeProps = {
  /** The ids of those that go on. */
  kept: readonly number[];
  onChange: (kept: readonly number[]) => void;
};

/** The user's tokens, each ticked to be revoked with the old password; nothing for somebody without any. */
export const TokensToRevoke = ({ kept, onChange }: TokensToRevokeProps) => {
  const tokens = useTokens().data?.tokens.filter(({ expired }) => !expired) ?? [];
  if (tokens.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">Tokens a revogar</legend>
      <p className="text-[0.95rem] text-ink-soft">
        Se alguém pode ter criado um deles em seu lugar, revogue-o. Desmarque os que seus programas ainda usam.
      </p>
      {tokens.map(({ id, name, lastUsedAt }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-brand"
            checked={!kept.includes(id)}
            onChange={({ target }) => onChange(target.checked ? kept.filter(other => other !== id) : [...kept, id])}
          />
          <span className="min-w-0">
            <span className="wrap-anywhere">{name}</span>{' '}
            <span className="text-[0.95rem] text-ink-soft">
              {lastUsedAt === null ? '(nunca usado)' : `(último uso: ${formatRelative(lastUsedAt)})`}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
