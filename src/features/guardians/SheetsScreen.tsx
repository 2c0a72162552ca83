import { FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { WORDS_MAX_LENGTH } from '../../../server/features/guardians/sheet-limits.schema.ts';
import type { Sheet, Sheets } from '../../../server/features/guardians/sheets.schema.ts';
import { ProfessorArea } from '../../shared/professor/ProfessorArea.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { PrintedSheets } from './PrintedSheets.tsx';
import { useSaveWords, useSheets } from './use-sheets.ts';

type WordsProps = {
  sheet: Sheet;
  /** As the school has them. */ kept: string;
  onChange: (words: string) => void;
  onSave: (words: string) => void;
};

/** What the professor says of one child; it is kept when the field is left, and tried again where that failed. */
const Words = ({ sheet: { fullName, words }, kept, onChange, onSave }: WordsProps) => (
  <Card as="li">
    <Field label={fullName} hint="Suas palavras para os pais. São guardadas quando você sai do campo.">
      <Textarea
        rows={3}
        maxLength={WORDS_MAX_LENGTH}
        value={words}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => words !== kept && onSave(words)}
      />
    </Field>
  </Card>
);

/** What is typed is printed, also while it is being saved. */
const Loaded = ({ classId, found }: { classId: number; found: Sheets }) => {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const save = useSaveWords(classId);
  const sheets = found.sheets.map(sheet => ({ ...sheet, words: typed.get(sheet.userId) ?? sheet.words }));
  const keptOf = new Map(found.sheets.map(({ userId, words }) => [userId, words]));
  if (sheets.length === 0) return <EmptyState icon={FileText} title="Ainda não há alunos nesta turma" />;
  return (
    <>
      <p className="mb-5">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden /> Imprimir boletins
        </Button>
      </p>
      <ul aria-label="Palavras do professor" className="grid gap-4 lg:grid-cols-2">
        {sheets.map(sheet => (
          <Words
            key={sheet.userId}
            sheet={sheet}
            kept={keptOf.get(sheet.userId) ?? ''}
            onChange={words => setTyped(current => new Map([...current, [sheet.userId, words]]))}
            onSave={words => save.mutate({ classId, userId: sheet.userId, words })}
          />
        ))}
      </ul>
      <PrintedSheets className={found.className} schoolYear={found.schoolYear} sheets={sheets} />
    </>
  );
};

const SheetsOfClass = ({ classId }: { classId: number }) => {
  const { data, isPending, isError, error, refetch } = useSheets(classId);
  if (isPending) return <Skeleton className="h-56 w-full" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  return <Loaded classId={classId} found={data} />;
};

/** The report sheets of a class: the professor's words, and one page a child to print. */
const SheetsScreen = () => {
  const classId = Number(useParams()['classId']) || 0;
  return (
    <ProfessorArea classId={classId} crumbs={[{ label: 'Boletins', href: `/turmas/${classId}/boletins` }]}>
      {() => (
        <>
          <PageHeading
            title="Boletins"
            subtitle="Uma página por aluno, para os pais: o que aprendeu, presença, partidas e as suas palavras."
          />
          <SheetsOfClass classId={classId} />
        </>
      )}
    </ProfessorArea>
  );
};

export default SheetsScreen;
