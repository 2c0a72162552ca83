import { School } from 'lucide-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** What those read for whom a class does not exist. */
export const NotFoundText = () => (
  <>
    <EmptyState icon={School} title="Turma não encontrada" text="Ela não existe, ou você não faz parte dela." />
    <p className="mt-4 text-center">
      <LinkButton href="/turmas" variant="secondary">
        Ver turmas
      </LinkButton>
    </p>
  </>
);
