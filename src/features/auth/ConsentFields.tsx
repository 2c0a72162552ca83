import type { ComponentProps } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { SignupForm } from '../../../server/features/auth/auth.schema.ts';
import { DateOfBirth, isUnderConsentAge } from '../../../server/features/auth/birth.schema.ts';
import { dayOf } from '../../lib/moments.ts';
import { Field } from '../../ui/Field.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

/** As the server judges it; what is not typed to its end is nobody's age. */
const isChild = (bornOn: string): boolean =>
  DateOfBirth.safeParse(bornOn).success && isUnderConsentAge(bornOn, dayOf(new Date()));

type Line = ComponentProps<'input'> & { error: string | undefined };
type ConsentFieldsProps = {
  control: Control<SignupForm>;
  birth: Line;
  guardian: Line;
  consent: ComponentProps<'input'>;
};

/** When a student was born, and, of a child, who answers for it and lets it sign up. */
export const ConsentFields = ({
  control,
  birth: { error: birthError, ...birth },
  guardian: { error: guardianError, ...guardian },
  consent,
}: ConsentFieldsProps) => {
  const [role, dateOfBirth] = useWatch({ control, name: ['role', 'dateOfBirth'] });
  if (role !== 'student') return null;
  return (
    <>
      <Field label="Data de nascimento" error={birthError}>
        <TextInput type="date" autoComplete="bday" {...birth} />
      </Field>
      {isChild(dateOfBirth) && (
        <>
          <Field
            label="Nome de um responsável"
            hint="Mãe, pai ou quem responde pela criança. O nome e o dia ficam guardados na escola."
            error={guardianError}
          >
            <TextInput autoComplete="off" {...guardian} />
          </Field>
          <Switch
            label="Sou essa pessoa e consinto no cadastro"
            hint="A escola guarda o nome, o que a criança estuda e as partidas que joga; peça a ela para ver ou apagar"
            {...consent}
          />
        </>
      )}
    </>
  );
};
