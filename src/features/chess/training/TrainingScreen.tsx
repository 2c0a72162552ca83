import { ArrowLeft } from 'lucide-react';
import { late } from '../../../lib/late.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { LoginRequired } from '../../../shared/guards/LoginRequired.tsx';
import { useTitle } from '../../../shared/school/use-title.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { EndingList } from './endings/EndingList.tsx';
import { EndingScreen } from './endings/EndingScreen.tsx';
import { MistakesSession } from './mistakes/MistakesSession.tsx';
import { TrainingHome } from './home/TrainingHome.tsx';
import { repertoireFields, type RepertoireAddress } from './repertoire/repertoire-view.ts';
import { RunScreen } from './run/RunScreen.tsx';
import { TrainingSession } from './TrainingSession.tsx';
import { modeNames } from './training-texts.ts';
import { VisionScreen } from './vision/VisionScreen.tsx';
import { type TrainingMode, trainingHref } from './training-view.ts';

// Its editor is the largest part of all that is trained.
const RepertoireScreen = late(() => import('./repertoire/RepertoireScreen.tsx'));

const TrainingScreen = () => {
  const { user } = useSession();
  const [view] = useUrlState(repertoireFields);
  if (!user) return <LoginRequired text="Entre para treinar." />;
  const isStudent = user.role === 'student';
  const { mode, theme, difficulty, game, ending, repertoire, act } = view;
  if (!mode) return <TrainingHome />;
  return (
    <OpenMode
      key={`${user.id} ${mode} ${theme} ${difficulty} ${game} ${ending} ${repertoire} ${act}`}
      mode={mode}
      view={view}
      isStudent={isStudent}
    />
  );
};

type OpenModeProps = { mode: TrainingMode; view: RepertoireAddress; isStudent: boolean };

const OpenMode = ({ mode, view, isStudent }: OpenModeProps) => {
  useTitle(`${modeNames[mode]} · Treino`);
  return (
    <>
      <LinkButton href={trainingHref({})} variant="ghost" size="sm" className="mb-3 -ml-3.5">
        <ArrowLeft aria-hidden /> Treino
      </LinkButton>
      <h1 className="sr-only">{modeNames[mode]}</h1>
      <Session mode={mode} view={view} isStudent={isStudent} />
    </>
  );
};

const Session = ({ mode, view, isStudent }: OpenModeProps) => {
  if (mode === 'erros') return <MistakesSession gameId={view.game} />;
  if (mode === 'finais') return view.ending ? <EndingScreen id={view.ending} /> : <EndingList />;
  if (mode === 'repertorio') return <RepertoireScreen view={view} />;
  if (mode === 'visao') return <VisionScreen />;
  if (mode === 'corrida' || mode === 'sequencia') return <RunScreen kind={mode} view={view} />;
  return <TrainingSession mode={mode} view={view} isStudent={isStudent} />;
};

export default TrainingScreen;
