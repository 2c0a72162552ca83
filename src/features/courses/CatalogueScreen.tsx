import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Catalogue } from './Catalogue.tsx';
import { StudentShelf } from './StudentShelf.tsx';

const CatalogueScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginRequired text="Faça login para acessar os cursos" />;
  const isStudent = user.role === 'student';
  return (
    <>
      <PageHeading title="Cursos de Xadrez" subtitle="Do primeiro lance ao plano de jogo: escolha por onde seguir." />
      <Catalogue inCoins={isStudent}>{isStudent && <StudentShelf />}</Catalogue>
    </>
  );
};

export default CatalogueScreen;
