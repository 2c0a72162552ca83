import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';

type Worth = { points: string; weight: string };
type WorthFieldsProps = {
  worth: Worth;
  errors?: { points: string | undefined; weight: string | undefined };
  onChange: (worth: Worth) => void;
};

/** What an assignment is worth, and how much that counts in the mean. */
export const WorthFields = ({ worth, errors, onChange }: WorthFieldsProps) => (
  <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
    <Field label="Pontos" hint="0: sem nota" error={errors?.points}>
      <TextInput
        type="number"
        min={0}
        max={1000}
        required
        value={worth.points}
        onChange={({ target }) => onChange({ ...worth, points: target.value })}
      />
    </Field>
    <Field label="Peso na média" hint="0: não conta" error={errors?.weight}>
      <TextInput
        type="number"
        min={0}
        max={100}
        required
        value={worth.weight}
        onChange={({ target }) => onChange({ ...worth, weight: target.value })}
      />
    </Field>
  </div>
);
