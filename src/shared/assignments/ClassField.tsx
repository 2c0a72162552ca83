import { api } from '../../lib/api.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';

/** The classes to which somebody can give something to do; undefined until they are known. */
export const useOpenClasses = (): readonly { id: number; name: string; schoolYear: string }[] | undefined =>
  api.classes.list.useQuery({ archived: 'false' }).data?.classes.filter(({ teaches }) => teaches);

type ClassFieldProps = {
  classes: readonly { id: number; name: string; schoolYear: string }[];
  value: number;
  onChange: (classId: number) => void;
};

export const ClassField = ({ classes, value, onChange }: ClassFieldProps) => (
  <Field label="Turma">
    <Select value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {classes.map(({ id, name, schoolYear }) => (
        <option key={id} value={id}>
          {name} ({schoolYear})
        </option>
      ))}
    </Select>
  </Field>
);
