import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { RequiredText } from '../../../server/common/common.schema.ts';
import { zodResolver } from '../../lib/form.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

const Code = z.object({ code: RequiredText(64, 'Digite o código do certificado') });

/** Opens the page of the code that is typed. */
export const CodeForm = () => {
  const [, navigate] = useLocation();
  const form = useForm({ resolver: zodResolver(Code), defaultValues: { code: '' }, reValidateMode: 'onChange' });
  const { errors } = form.formState;
  const check = form.handleSubmit(({ code }) => {
    form.reset();
    navigate(`/certificado/${encodeURIComponent(code.toUpperCase())}`);
  });
  return (
    <form noValidate onSubmit={check} className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-3">
      <Field
        label="Código do certificado"
        error={errors.code?.message}
        hint="Está escrito no pé do certificado."
        className="flex-1 basis-72"
      >
        <TextInput
          {...form.register('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
        />
      </Field>
      <Button type="submit" className="sm:mt-9">
        Conferir
      </Button>
    </form>
  );
};
