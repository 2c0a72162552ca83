import { useState } from 'react';
import { Link } from 'wouter';
import type { CategoryGroup, YouthCategory, YouthProgram } from '../../../server/features/youth/youth.schema.ts';
import type { PayDialogProps } from '../../shared/bookings/BookingControl.tsx';
import { useGuardians } from '../../shared/coins/use-guardians.ts';
import { PayBookingDialog } from '../../shared/bookings/PayBookingDialog.tsx';
import { useEnrollInProgram } from '../../shared/bookings/use-bookings.ts';
import { plural } from '../../lib/plural.ts';
import { Alert } from '../../ui/Alert.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { toast } from '../../ui/toast-store.ts';
import { agesText } from './youth-labels.ts';

type EnrollDialogProps = PayDialogProps & {
  program: YouthProgram & { price: number };
  categories: readonly CategoryGroup[];
  age: number | null;
};

/**
 * Asks for the age group and before coins are spent. Only groups for the age in the profile can be chosen; without an
 * age, all.
 */
export const EnrollDialog = ({
  program: { id, name, price },
  categories,
  age,
  clientKey,
  onClose,
  onDone,
}: EnrollDialogProps) => {
  const fitting = categories.filter(({ suits }) => suits);
  const [category, setCategory] = useState<YouthCategory | undefined>(age === null ? undefined : fitting[0]?.category);
  const [isMissing, setMissing] = useState(false);
  const enroll = useEnrollInProgram();
  const guardians = useGuardians(onDone);
  const chosen = fitting.find(group => group.category === category);
  const confirm = (seen: number) => {
    if (!chosen) return setMissing(true);
    const { category: group } = chosen;
    if (guardians.waits && seen > 0) return guardians.ask({ kind: 'program', id, clientKey, category: group });
    return enroll.mutate(
      { programId: id, category: group, clientKey, price: seen },
      {
        onSuccess: ({ coins }) => {
          onDone();
          toast({
            title: 'Matrícula confirmada!',
            description: `${name}, ${chosen.name}. Você tem ${plural(coins, 'moeda')}.`,
          });
        },
      },
    );
  };
  return (
    <PayBookingDialog
      word="matrícula"
      name={name}
      price={price}
      pendingLabel="Matriculando..."
      isPending={enroll.isPending}
      error={enroll.error}
      guardians={guardians}
      closed={fitting.length === 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      {fitting.length === 0 ? (
        <Alert tone="danger" className="mb-4" title="Sua idade não é das categorias">
          <p>
            Os programas são para quem tem de 6 a 14 anos. Pela data de nascimento do seu perfil, você tem{' '}
            {age === 1 ? '1 ano' : `${age} anos`}. Se ela está errada, corrija em{' '}
            <Link href="/profile" className="font-semibold underline underline-offset-4">
              Meu Perfil
            </Link>
            .
          </p>
        </Alert>
      ) : (
        <div className="mb-4">
          <RadioGroup
            stacked
            legend="Categoria de idade"
            name="category"
            value={category ?? ''}
            onChange={event => {
              setMissing(false);
              setCategory(fitting.find(group => group.category === event.target.value)?.category);
            }}
            options={fitting.map(group => ({ value: group.category, label: group.name, hint: agesText(group) }))}
            {...(isMissing && { 'aria-invalid': true, 'aria-describedby': 'sem-categoria' })}
          />
          {age !== null && (
            <p className="mt-2 text-sm text-ink-soft">Pela data de nascimento do seu perfil, você tem {age} anos.</p>
          )}
          {isMissing && (
            <p id="sem-categoria" role="alert" className="mt-2 font-medium text-danger-text">
              Escolha a categoria de idade.
            </p>
          )}
        </div>
      )}
    </PayBookingDialog>
  );
};
