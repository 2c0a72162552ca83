import { Button } from '../../../ui/Button.tsx';
import { DialogEnd } from '../../../ui/DialogEnd.tsx';

export const FormButtons = ({ isSaving, onClose }: { isSaving: boolean; onClose: () => void }) => (
  <DialogEnd className="mt-7">
    <Button variant="secondary" onClick={onClose}>
      Cancelar
    </Button>
    <Button type="submit" loading={isSaving}>
      {isSaving ? 'Salvando...' : 'Salvar'}
    </Button>
  </DialogEnd>
);
