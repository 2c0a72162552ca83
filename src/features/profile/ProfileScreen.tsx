import { type ComponentType, useRef, useState } from 'react';
import type { User } from '../../../server/features/auth/auth.schema.ts';
import { choiceField } from '../../lib/url-state.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Card } from '../../ui/Card.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { AchievementsTab } from './AchievementsTab.tsx';
import { ActivityTab } from './ActivityTab.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { SettingsTab } from './settings/SettingsTab.tsx';
import { useProfile } from './use-profile.ts';

const ProfileScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginRequired title="Acesso negado" text="Você precisa estar logado para ver esta página." />;
  return <Profile sessionUser={user} />;
};

export default ProfileScreen;

const GENERAL = 'geral';
/** The other tabs. What a professor does is not told. */
const moreTabs: readonly {
  value: string;
  label: string;
  forStudents: boolean;
  Content: ComponentType<{ user: User }>;
}[] = [
  { value: 'atividade', label: 'Atividade', forStudents: true, Content: ActivityTab },
  { value: 'conquistas', label: 'Conquistas', forStudents: true, Content: AchievementsTab },
  { value: 'configuracoes', label: 'Configurações', forStudents: false, Content: SettingsTab },
];

const Profile = ({ sessionUser }: { sessionUser: User }) => {
  const user = useProfile(sessionUser);
  const [editing, setEditing] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const isStudent = user.role === 'student';
  const more = moreTabs.filter(({ forStudents }) => !forStudents || isStudent);
  const tabs = [GENERAL, ...more.map(({ value }) => value)];
  const [{ tab }, setUrlState] = useUrlState({ tab: choiceField('aba', tabs, GENERAL) });
  const setTab = (value: string) => setUrlState({ tab: value }, { replace: true });

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
          {more.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        {/* Stays mounted, so that a look at another tab keeps what was typed. */}
        <TabPanel value={GENERAL} forceMount hidden={tab !== GENERAL}>
          <Card>{editing ? <ProfileForm user={user} onSaved={leave} /> : <ProfileDetails user={user} />}</Card>
        </TabPanel>
        {more.map(({ value, Content }) => (
          <TabPanel key={value} value={value}>
            <Content user={user} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
};
