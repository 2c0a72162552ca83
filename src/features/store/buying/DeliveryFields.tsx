import { School, Truck } from 'lucide-react';
import {
  freightOf,
  type DeliveryInput,
  type DeliveryMethod,
} from '../../../../server/features/store/delivery.schema.ts';
import { plural } from '../../../lib/plural.ts';
import { Field } from '../../../ui/Field.tsx';
import { RadioGroup, type RadioOption } from '../../../ui/RadioGroup.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';

type DeliveryFieldsProps = {
  price: number;
  delivery: DeliveryInput;
  /** What is wrong with the address. */ flaw: string | null;
  onChange: (delivery: DeliveryInput) => void;
};

const optionsAt = (price: number): RadioOption<DeliveryMethod>[] => {
  const freight = freightOf('address', price);
  return [
    { value: 'school', label: 'Retirar na escola', hint: 'Sem frete', icon: School },
    {
      value: 'address',
      label: 'Receber em casa',
      hint: freight === 0 ? 'Frete grátis' : `Frete de ${plural(freight, 'moeda')}`,
      icon: Truck,
    },
  ];
};

/** How a thing that is bought reaches its buyer. */
export const DeliveryFields = ({ price, delivery, flaw, onChange }: DeliveryFieldsProps) => (
  <div className="mb-5 grid gap-4">
    <RadioGroup
      legend="Como quer receber?"
      name="delivery"
      stacked
      options={optionsAt(price)}
      value={delivery.method}
      onChange={({ target }) =>
        onChange(target.value === 'address' ? { method: 'address', address: '' } : { method: 'school' })
      }
    />
    {delivery.method === 'address' && (
      <Field label="Endereço" error={flaw ?? undefined} hint="Rua, número, complemento, bairro, cidade, estado e CEP.">
        <Textarea
          rows={3}
          maxLength={300}
          autoComplete="street-address"
          value={delivery.address}
          onChange={({ target }) => onChange({ method: 'address', address: target.value })}
        />
      </Field>
    )}
  </div>
);
