import { useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { User } from '../../../server/features/auth/auth.schema.ts';
import { LoginRequired } from '../../app/LoginRequired.tsx';
import { useSession } from '../../app/session.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { useProfile } from './use-profile.ts';

const ProfileScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginRequired title="Acesso negado" text="Você precisa estar logado para ver esta página." />;
  return <Profile sessionUser={user} />;
};

export default ProfileScreen;

const GENERAL = 'geral';
const laterTabs = [
  { value: 'atividade', label: 'Atividade', forStudents: false },
  { value: 'conquistas', label: 'Conquistas', forStudents: true },
  { value: 'configuracoes', label: 'Configurações', forStudents: false },
];

const Profile = ({ sessionUser }: { sessionUser: User }) => {
  const user = useProfile(sessionUser);
  const [query, setQuery] = useSearchParams();
  const [editing, setEditing] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const later = laterTabs.filter(({ forStudents }) => !forStudents || user.role === 'student');
  const tab = later.find(({ value }) => value === query.get('aba'))?.value ?? GENERAL;
  const setTab = (value: string) => setQuery(value === GENERAL ? {} : { aba: value }, { replace: true });

  const leave = () => {
    setEditing(false);
    // The form takes the focus with it when it goes.
    toggleRef.current?.focus();
  };
  const toggle = () => {
    setEditing(!editing);
    setTab(GENERAL);
  };
  return (
    <>
      <ProfileHeader user={user} editing={editing} onToggle={toggle} toggleRef={toggleRef} />
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label="Seções do perfil">
          <Tab value={GENERAL}>Geral</Tab>
          {later.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        {/* Stays mounted, so that a look at another tab keeps what was typed. */}
        <TabPanel value={GENERAL} forceMount hidden={tab !== GENERAL}>
          <Card>{editing ? <ProfileForm user={user} onSaved={leave} /> : <ProfileDetails user={user} />}</Card>
        </TabPanel>
        {later.map(({ value, label }) => (
          <TabPanel key={value} value={value}>
            <EmptyState title="Em breve" text={`Estamos preparando a seção ${label}.`} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
};
