import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ImportedReport } from '../../../server/features/class-tournaments/import.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { textOf } from '../../lib/file-text.ts';
import { plural } from '../../lib/plural.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { Holder } from './holder.ts';
import { factsText } from './tournament-texts.ts';
import { useImportReport } from './use-class-tournaments.ts';

const Errors = ({ errors }: Pick<ImportedReport, 'errors'>) => (
  <Alert tone="danger" title={`Nada foi importado: ${plural(errors.length, 'erro')} no arquivo`}>
    <ul className="max-h-64 overflow-y-auto">
      {errors.map(({ line, message }) => (
        <li key={`${line} ${message}`} className="wrap-anywhere">
          Linha {line}: {message}
        </li>
      ))}
    </ul>
  </Alert>
);

type Preview = NonNullable<ImportedReport['preview']>;

const stateText = ({ finished, open, round }: Preview): string => {
  if (finished) return 'terminado';
  if (open > 0) return `rodada ${round} em jogo: ${open === 1 ? 'falta' : 'faltam'} ${plural(open, 'resultado')}`;
  return `${plural(round, 'rodada jogada', 'rodadas jogadas')}: as outras seguem aqui`;
};

const Facts = ({ preview, whose }: { preview: Preview; whose: string }) => (
  <div className="grid gap-1">
    <p className="font-semibold wrap-anywhere">{preview.name}</p>
    <p>{factsText({ ...preview, overBoard: true, minutes: null })}</p>
    <p>
      {plural(preview.players, 'aluno')} {whose}
      {` · ${stateText(preview)}`}
    </p>
    {!preview.timeIsKnown && <p className="text-ink-soft">O arquivo não diz o tempo de jogo: ficam 10 minutos.</p>}
  </div>
);

/** A tournament that another program has paired: its file is checked first, then it becomes one of the class or course. */
export const ImportTournamentDialog = ({ holder, onClose }: { holder: Holder; onClose: () => void }) => {
  const [, navigate] = useLocation();
  const [report, setReport] = useState('');
  const { preview, bring } = useImportReport(holder);
  // What the students or the file have become meanwhile counts.
  const read = bring.data ?? preview.data;
  const choose = (text: string) => {
    setReport(text);
    bring.reset();
    preview.mutate(text);
  };
  const submit = () =>
    bring.mutate(report, {
      onSuccess: ({ tournament }) => tournament && navigate(`/torneios/${tournament.id}`),
    });
  const error = bring.error ?? preview.error;
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      title="Importar torneio"
      description="De um arquivo TRF16, como os programas de torneio o gravam. Os jogadores são reconhecidos pelo nome."
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Arquivo TRF16">
          <TextInput
            data-first-focus
            type="file"
            accept=".trf,.trfx,.txt,text/plain"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void textOf(file).then(choose);
            }}
          />
        </Field>
        <div role="status" className="grid gap-4 empty:hidden">
          {read && read.errors.length > 0 && <Errors errors={read.errors} />}
          {read?.preview && read.errors.length === 0 && (
            <Facts preview={read.preview} whose={'classId' in holder ? 'da turma' : 'do curso'} />
          )}
        </div>
        {error && <Alert tone="danger">{errorText(error)}</Alert>}
        <DialogEnd>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            disabled={!read?.preview || read.errors.length > 0}
            loading={preview.isPending || bring.isPending}
          >
            Importar torneio
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};
