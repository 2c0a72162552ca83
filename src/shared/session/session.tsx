import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../../../server/features/auth/auth.schema.ts';
import { api } from '../../lib/api.ts';
import { forgetUser } from '../../lib/clients.ts';
import { hearOtherTabs, tellOtherTabs } from '../../lib/session-news.ts';
import { useKeptReading } from './use-kept-reading.ts';

export type SessionUser = User;
export type Session = {
  user: SessionUser | null;
  /** Whether the server was asked, whatever it said. */ isInitialised: boolean;
  /** Whether somebody was signed in at this address and no longer is. */ hasEnded: boolean;
};

const SessionContext = createContext<Session | null>(null);

/** Asks the server who is signed in: once, and again when another tab reports a change. No session is not an error. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const me = api.auth.me.useQuery();
  const queries = useQueryClient();
  // All data on the screen may belong to another user: it is removed and fetched again.
  useEffect(() => hearOtherTabs(() => void queries.resetQueries()), [queries]);
  const user = me.data?.user ?? null;
  useKeptReading(me.isPending || me.isLoadingError ? undefined : (user?.id ?? null));
  const [path] = useLocation();
  const [lastUsed, setLastUsed] = useState<string>();
  if (user && lastUsed !== path) setLastUsed(path);
  const session = { user, isInitialised: !me.isPending, hasEnded: !me.isPending && !user && lastUsed === path };
  return <SessionContext value={session}>{children}</SessionContext>;
};

/** Who is signed in. @throws outside a SessionProvider. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
};

/** Leaves: the browser forgets the user even if the call fails; what was theirs goes when the next user comes in. */
export const useLogout = () => {
  const queries = useQueryClient();
  const [, go] = useLocation();
  const logout = api.auth.logout.useMutation({
    onSettled: () => {
      forgetUser(queries);
      tellOtherTabs();
      go('/login');
    },
  });
  return { logout: () => logout.mutate(), isPending: logout.isPending };
};
