import { useParams } from 'wouter';
import { ProfessorArea } from '../../shared/professor/ProfessorArea.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { GuardianLinks } from './GuardianLinks.tsx';

/** The links of a class's guardians: made, printed, revoked. */
const LinksScreen = () => {
  const classId = Number(useParams()['classId']) || 0;
  return (
    <ProfessorArea classId={classId} crumbs={[{ label: 'Responsáveis', href: `/turmas/${classId}/responsaveis` }]}>
      {() => (
        <>
          <PageHeading
            title="Responsáveis"
            subtitle="Com o link, os responsáveis veem tarefas, presença, partidas e moedas, e aprovam as compras."
          />
          <GuardianLinks classId={classId} />
        </>
      )}
    </ProfessorArea>
  );
};

export default LinksScreen;
