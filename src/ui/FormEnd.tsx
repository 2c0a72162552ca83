import { errorText } from '../lib/error-text.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { DialogEnd } from './DialogEnd.tsx';

const WIDE = 'sm:col-span-2';

type FormEndProps = {
  error: unknown;
  isSaving: boolean;
  /** The text of the submit button. */ label?: string;
  onClose: () => void;
};

/** The end of a form with two columns: the server's refusal, Cancel and Save. */
export const FormEnd = ({ error, isSaving, label = 'Salvar', onClose }: FormEndProps) => (
  <>
    {Boolean(error) && (
      <Alert tone="danger" className={WIDE}>
        {errorText(error)}
      </Alert>
    )}
    <DialogEnd className="sm:col-span-2">
      <Button variant="secondary" onClick={onClose}>
        Cancelar
      </Button>
      <Button type="submit" loading={isSaving}>
        {isSaving ? 'Salvando...' : label}
      </Button>
    </DialogEnd>
  </>
);
