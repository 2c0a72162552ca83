import { Radio } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MINUTE_MS } from '../../../server/common/time.schema.ts';

/** The bell says it at once; whoever has the page open sees it a little later. */
const AGAIN_MS = MINUTE_MS;

/** The lessons that go on in one's classes. */
export const useLiveNow = () => api.liveLessons.mine.useQuery(undefined, { refetchInterval: AGAIN_MS });

type LiveNowProps = { lessons: readonly { id: number; classId: number; className: string; leader: string }[] };

/** The way into the lessons that go on; nothing while there are none. */
export const LiveNow = ({ lessons }: LiveNowProps) =>
  lessons.map(({ id, classId, className, leader }) => (
    <Card key={id} as="section" aria-label={`Aula ao vivo: ${className}`} className="flex flex-wrap items-center gap-4">
      <Radio aria-hidden className="size-8 shrink-0 text-danger" />
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold wrap-anywhere">Aula ao vivo agora: {className}</span>
        <span className="block text-ink-soft wrap-anywhere">{leader} está mostrando o tabuleiro à turma.</span>
      </p>
      <LinkButton href={`/turmas/${classId}/aula`}>Entrar na aula</LinkButton>
    </Card>
  ));
