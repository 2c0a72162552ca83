import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Catalogue } from './Catalogue.tsx';
import { CatalogueHeading } from './CatalogueHeading.tsx';
import { StudentShelf } from './StudentShelf.tsx';

const CatalogueScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginRequired text="Faça login para acessar os cursos" />;
  const isStudent = user.role === 'student';
  return (
    <>
      <CatalogueHeading />
      <Catalogue inCoins={isStudent}>{isStudent && <StudentShelf />}</Catalogue>
    </>
  );
};

export default CatalogueScreen;
