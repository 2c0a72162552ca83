import { Ban, Check, Flag, Handshake, type LucideIcon, RotateCcw, Scale, Undo2, X } from 'lucide-react';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { actionsIn, claimText } from './match-actions.ts';
import type { MatchAction } from './match-link.ts';
import type { MatchView } from './match-view.ts';
import type { LiveMatch } from './use-match.ts';

type Entry = {
  action: MatchAction;
  /** Short, so that all stand in one row. */
  label: (view: MatchView) => string;
  /** The whole of it, for screen readers and as a hint. */
  name?: (view: MatchView) => string;
  icon: LucideIcon;
  isMain?: true;
};

const isEngine = ({ match }: MatchView): boolean => match.level !== null;
const isAlone = ({ own }: MatchView): boolean => own === null;

const ENTRIES: readonly Entry[] = [
  { action: 'accept', label: () => 'Aceitar desafio', icon: Check, isMain: true },
  { action: 'decline', label: () => 'Recusar', icon: X },
  {
    action: 'claim',
    label: claimText,
    icon: Scale,
    isMain: true,
  },
  {
    action: 'draw',
    label: () => 'Empate',
    name: view => (isAlone(view) ? 'Empate' : 'Propor empate'),
    icon: Handshake,
  },
  {
    action: 'takeback',
    label: () => 'Voltar',
    name: view => (isEngine(view) || isAlone(view) ? 'Voltar lance' : 'Pedir para voltar'),
    icon: Undo2,
  },
  { action: 'abort', label: ({ match }) => (match.status === 'waiting' ? 'Cancelar' : 'Cancelar partida'), icon: Ban },
  { action: 'rematch', label: () => 'Revanche', icon: RotateCcw, isMain: true },
];

/** An offer is answered where it stands, and one's own needs no button. */
const isOffered = ({ match }: MatchView, action: MatchAction): boolean => match.offer?.kind === action;

/** The buttons of a match: what can be done now, and nothing else. */
export const MatchActions = ({ view, live }: { view: MatchView; live: LiveMatch }) => {
  const possible = actionsIn(view);
  const shown = ENTRIES.filter(({ action }) => possible.has(action) && !isOffered(view, action));
  if (shown.length === 0 && !possible.has('resign')) return null;
  return (
    <div role="group" aria-label="Ações da partida" className="mt-3 flex flex-wrap gap-2">
      {shown.map(({ action, label, name = label, icon: Icon, isMain }) => (
        <Button
          key={action}
          aria-label={name(view)}
          title={name(view)}
          variant={isMain ? 'primary' : 'secondary'}
          size="sm"
          className="flex-auto whitespace-nowrap"
          loading={live.acting === action}
          onClick={() => live.act(action)}
        >
          <Icon aria-hidden /> {label(view)}
        </Button>
      ))}
      {possible.has('resign') && (
        <AlertDialog
          trigger={
            <Button variant="secondary" size="sm" className="flex-auto whitespace-nowrap">
              <Flag aria-hidden /> Desistir
            </Button>
          }
          title="Desistir da partida?"
          text="O outro lado vence. Isso não pode ser desfeito."
          confirmLabel="Desistir"
          cancelLabel="Continuar jogando"
          onConfirm={() => live.act('resign')}
        />
      )}
    </div>
  );
};
