import { Button } from '../../../ui/Button.tsx';

export const FormButtons = ({ isSaving, onClose }: { isSaving: boolean; onClose: () => void }) => (
  <div className="mt-7 flex flex-wrap justify-end gap-3">
    <Button variant="secondary" onClick={onClose}>
      Cancelar
    </Button>
    <Button type="submit" loading={isSaving}>
      {isSaving ? 'Salvando...' : 'Salvar'}
    </Button>
  </div>
);
