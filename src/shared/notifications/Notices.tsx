import { getQueryKey } from '@trpc/react-query';
import clsx from 'clsx';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import type { Notification } from '../../../server/features/notifications/notifications.schema.ts';
import { formatRelative } from '../../lib/format.ts';
import { plural } from '../../lib/plural.ts';
import { useFurtherPages } from '../../lib/use-further-pages.ts';
import { DropdownMenu, MenuEntry, MenuItem } from '../../ui/DropdownMenu.tsx';
import { toast } from '../../ui/toast-store.ts';
import { api } from '../../lib/api.ts';

/** A challenge waits for ten minutes: it is to be heard of wherever one is in the school. */
const EVERY_MS = 30_000;

/** The latest notifications. */
const useNotices = () => api.notifications.list.useQuery(undefined, { refetchInterval: EVERY_MS });

const MORE = 20;

/** The latest ones with those of the pages that were asked for. */
const useAllNotices = (latest: readonly Notification[], total: number) => {
  const { client } = api.useUtils();
  return useFurtherPages({
    queryKey: getQueryKey(api.notifications.list),
    shown: latest,
    total,
    pageSize: MORE,
    fetchPage: (asked, signal) => client.notifications.list.query(asked, { signal }),
    rowsOf: answer => answer.notifications,
  });
};

/** A challenge, or a game of a tournament: there somebody waits. */
const CALL = /^\/(partidas|torneios)\/\d+(\?|$)/;

/** Says the last call to a board that has come since the page was opened. */
const useCallToast = (notifications: readonly Notification[] | undefined): void => {
  const latest = useRef<number>(undefined);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!notifications) return;
    const before = latest.current;
    latest.current = Math.max(0, ...notifications.map(({ id }) => id));
    if (before === undefined) return;
    const call = notifications.find(({ id, href, read }) => id > before && !read && CALL.test(href));
    if (!call) return;
    const { title, text, href } = call;
    toast({ title, description: text, action: { label: 'Abrir', onClick: () => navigate(href) } });
  }, [notifications, navigate]);
};

/** Fetches the notifications again and marks them as read. */
const useSeeNotices = () => {
  const cache = api.useUtils();
  const read = api.notifications.read.useMutation({
    // The list keeps showing what was new when it was opened; only the count falls.
    onSuccess: ({ unread }) => cache.notifications.list.setData(undefined, known => known && { ...known, unread }),
  });
  return async () => {
    await cache.notifications.list.invalidate();
    const { notifications = [], unread = 0 } = cache.notifications.list.getData() ?? {};
    const newest = notifications[0];
    if (newest && unread > 0) read.mutate({ upTo: Math.max(...notifications.map(({ id }) => id)) });
  };
};

const MOST_COUNTED = 9;

const Notice = ({ title, text, href, read, createdAt }: Notification) => (
  <MenuEntry>
    <Link
      href={href}
      className={clsx(
        'grid w-full grid-cols-1 max-w-[min(24rem,100vw-3rem)] gap-0.5 rounded-control border-l-4 px-3 py-2',
        'outline-none data-highlighted:bg-sunken',
        read ? 'border-transparent' : 'border-gold',
      )}
    >
      <span className="font-semibold break-words">
        {!read && <span className="sr-only">Nova: </span>}
        {title}
      </span>
      {/* Whole: nowhere else does a student read what the professor wrote to a grade. */}
      <span className="text-sm break-words whitespace-pre-line text-ink-soft">{text}</span>
      <time dateTime={createdAt} className="text-xs text-ink-soft">
        {formatRelative(createdAt)}
      </time>
    </Link>
  </MenuEntry>
);

const label = (unread: number): string => (unread === 0 ? 'Notificações' : `Notificações, ${plural(unread, 'nova')}`);

/** The bell with the notifications. */
export const Notices = () => {
  const { data, isError } = useNotices();
  const see = useSeeNotices();
  useCallToast(data?.notifications);
  const { rows: notifications, more } = useAllNotices(data?.notifications ?? [], data?.total ?? 0);
  const unread = data?.unread ?? 0;
  return (
    <DropdownMenu
      onOpen={() => void see()}
      trigger={
        <button
          type="button"
          aria-label={label(unread)}
          className="relative grid size-11 place-items-center rounded-control hover:bg-night-raised"
        >
          <Bell aria-hidden className="size-5" />
          {unread > 0 && (
            <span
              aria-hidden
              className={clsx(
                'absolute top-1 right-1 grid min-w-5 place-items-center rounded-full bg-gold px-1 text-xs',
                'font-bold text-night',
              )}
            >
              {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
            </span>
          )}
        </button>
      }
    >
      {isError && <MenuItem>Não foi possível buscar as notificações.</MenuItem>}
      {!isError && notifications.length === 0 && <MenuItem>Nenhuma notificação por enquanto.</MenuItem>}
      {notifications.map(notification => (
        <Notice key={notification.id} {...notification} />
      ))}
      {!isError && more.hasNextPage && (
        <MenuItem
          disabled={more.isFetchingNextPage}
          onSelect={event => {
            event.preventDefault();
            void more.fetchNextPage();
          }}
        >
          {more.isFetchingNextPage ? 'Carregando...' : 'Mostrar mais'}
        </MenuItem>
      )}
    </DropdownMenu>
  );
};
