import type { RepertoireAddress } from './repertoire-view.ts';
import { RepertoireDrill } from './RepertoireDrill.tsx';
import { RepertoireEditor } from './RepertoireEditor.tsx';
import { RepertoireList } from './RepertoireList.tsx';
import { RepertoireView } from './RepertoireView.tsx';

/** Openings that are learned by heart: the list of them, one of them, its training and its tree. */
const RepertoireScreen = ({ view }: { view: RepertoireAddress }) => {
  const { repertoire, act } = view;
  if (act === 'editar') return <RepertoireEditor view={view} />;
  if (repertoire === undefined) return <RepertoireList />;
  return act === 'treinar' ? <RepertoireDrill id={repertoire} /> : <RepertoireView id={repertoire} />;
};

export default RepertoireScreen;
