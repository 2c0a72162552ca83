import { MessageCircle } from 'lucide-react';
import { PHRASES } from '../../../server/features/matches/phrase-lists.schema.ts';
import { opposite } from '../../board/squares.ts';
import { Button } from '../../ui/Button.tsx';
import { DropdownMenu, MenuItem } from '../../ui/DropdownMenu.tsx';
import { useSchool } from '../school/school.ts';
import { playerOf } from './match-texts.ts';
import type { MatchView } from './match-view.ts';

/** Six phrases in place of a chat, where the school allows them and somebody is there to hear them. */
export const PhraseMenu = ({ view: { match, own }, onSay }: { view: MatchView; onSay: (phrase: number) => void }) => {
  const { phrases } = useSchool();
  const isHeard = own !== null && playerOf(match, opposite(own)).kind === 'person';
  if (!phrases || !isHeard || (match.status !== 'playing' && match.status !== 'finished')) return null;
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button
          variant="ghost"
          size="icon"
          className="-mx-2 -my-2.5"
          aria-label="Dizer uma frase"
          title="Dizer uma frase"
        >
          <MessageCircle aria-hidden />
        </Button>
      }
    >
      {PHRASES.map((text, index) => (
        <MenuItem key={text} onSelect={() => onSay(index + 1)}>
          {text}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
};

/** What a player has just said. */
export const Said = ({ phrase }: { phrase: number | undefined }) => (
  <span role="status">
    {phrase !== undefined && (
      <span className="block truncate rounded-full bg-gold-soft px-3 py-0.5 text-sm font-semibold text-gold-text">
        {PHRASES[phrase - 1]}
      </span>
    )}
  </span>
);
