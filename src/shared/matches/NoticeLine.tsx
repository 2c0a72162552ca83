import type { Match } from './held-match.ts';
import { noticeText } from './match-texts.ts';

/** What happened to the game apart from its moves, for players and watchers. */
export const NoticeLine = ({ match }: { match: Match }) => (
  <p role="status">
    {noticeText(match) && (
      <span className="mt-3 block rounded-control bg-info-soft px-4 py-2 font-semibold text-info-text">
        {noticeText(match)}
      </span>
    )}
  </p>
);
