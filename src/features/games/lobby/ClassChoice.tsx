import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useOwnClasses } from '../use-own-classes.ts';

type ClassChoiceProps = {
  userId: number;
  classId: number | undefined;
  onClass: (classId: number | undefined) => void;
};

/** Whom to choose from: the whole school, or a class that one studies or teaches in. */
export const ClassChoice = ({ userId, classId, onClass }: ClassChoiceProps) => {
  const { data } = useOwnClasses();
  // Who administers reads of all classes, and is in few.
  const own = (data?.classes ?? []).filter(
    ({ teaches, professors }) => !teaches || professors.some(one => one.userId === userId),
  );
  if (own.length === 0) return null;
  return (
    <Field label="De que turma" className="sm:max-w-sm">
      <Select value={classId ?? ''} onChange={({ target }) => onClass(Number(target.value) || undefined)}>
        <option value="">Toda a escola</option>
        {own.map(({ id, name, schoolYear }) => (
          <option key={id} value={id}>
            {name} ({schoolYear})
          </option>
        ))}
      </Select>
    </Field>
  );
};
