import { Search, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { useSession } from '../../shared/session/session.tsx';
import { plural } from '../../lib/plural.ts';
import { textField } from '../../lib/url-state.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { staffGroups, studentGroups } from './answers.ts';
import { Questions } from './Questions.tsx';
import { countEntries, searchHelp } from './search.ts';

const MAX_SEARCH = 100;
const fields = { settled: textField('busca', MAX_SEARCH) };

/** Frequent questions of students and staff. */
const HelpScreen = () => {
  const { user } = useSession();
  const [{ settled }, setUrlState] = useUrlState(fields);
  const settle = (text: string) => setUrlState({ settled: text.trim() }, { replace: true });
  const [search, setSearch] = useDebouncedText(settled, settle);
  const isStaff = user !== null && user.role !== 'student';
  const groups = searchHelp(isStaff ? staffGroups : studentGroups, settled);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <PageHeading title="Ajuda" subtitle="Respostas para as dúvidas mais comuns de quem estuda e de quem ensina." />
      <div role="search" aria-label="Buscar na ajuda" className="mb-3 max-w-2xl">
        <Field label="Qual é a sua dúvida?">
          <TextInput
            ref={field}
            type="search"
            icon={Search}
            maxLength={MAX_SEARCH}
            placeholder="Certificado, moedas, quiz..."
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
        </Field>
      </div>
      <p role="status" className="mb-6 min-h-6 text-ink-soft">
        {settled && `${plural(countEntries(groups), 'resposta')} para “${settled}”`}
      </p>
      {groups.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="Nenhuma resposta encontrada"
          text={isStaff ? 'Tente outras palavras.' : 'Tente outras palavras, ou pergunte ao professor do seu curso.'}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                settle('');
                field.current?.focus(); // this button goes
              }}
            >
              Ver todas as dúvidas
            </Button>
          }
        />
      ) : (
        <div className="grid gap-6">
          {groups.map(group => (
            <Questions key={group.id} group={group} />
          ))}
        </div>
      )}
    </>
  );
};

export default HelpScreen;
