import { ArrowDownUp, Save, X } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';

type ReorderBarProps = {
  isReordering: boolean;
  isSaving: boolean;
  onStart: () => void;
  onSave: () => void;
  onCancel: () => void;
};

/** The buttons that start, save and cancel reordering. */
export const ReorderBar = ({ isReordering, isSaving, onStart, onSave, onCancel }: ReorderBarProps) => (
  <div
    role="group"
    aria-label="Ordem das lições"
    className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-5 py-3"
  >
    {isReordering ? (
      <>
        <p tabIndex={-1} data-mode className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="gold">Modo Edição</Badge>
          <span>Arraste as lições ou use as setas.</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" disabled={isSaving} onClick={onCancel}>
            <X aria-hidden /> Cancelar
          </Button>
          <Button size="sm" loading={isSaving} onClick={onSave}>
            {!isSaving && <Save aria-hidden />} {isSaving ? 'Salvando...' : 'Salvar'}
          </Button>
        </div>
      </>
    ) : (
      <>
        <p>Os alunos estudam as lições nesta ordem.</p>
        <Button variant="secondary" size="sm" data-reorder onClick={onStart}>
          <ArrowDownUp aria-hidden /> Reordenar
        </Button>
      </>
    )}
  </div>
);
