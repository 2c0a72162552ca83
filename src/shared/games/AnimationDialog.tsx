import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlayedMove } from '../../../server/rules/played-move.ts';
import { DiagramPicture } from '../../board/DiagramPicture.tsx';
import { svgText } from '../../board/picture.ts';
import type { Color } from '../../board/squares.ts';
import { download } from '../../lib/download.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Select } from '../../ui/Select.tsx';
import { toast } from '../../ui/toast-store.ts';

const speeds = [
  { delay: 500, name: 'Rápida: meio segundo por lance' },
  { delay: 1_000, name: 'Normal: 1 segundo por lance' },
  { delay: 2_000, name: 'Lenta: 2 segundos por lance' },
];

type AnimationDialogProps = {
  start: string;
  moves: readonly PlayedMove[];
  orientation: Color;
  onClose: () => void;
};

/** The moves of a game as a GIF: for a message, a slide, a page. */
const AnimationDialog = ({ start, moves, orientation, onClose }: AnimationDialogProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [delay, setDelay] = useState(1_000);
  /** The half-move that is drawn; null while nothing is made. */
  const [at, setAt] = useState<number | null>(null);
  const ply = at ?? moves.length;
  const move = moves[ply - 1];
  const count = moves.length + 1;

  async function* drawings() {
    for (let own = 0; own < count; own += 1) {
      flushSync(() => setAt(own));
      const drawing = box.current?.querySelector('svg');
      if (!drawing) return;
      yield svgText(drawing);
    }
  }
  const save = async () => {
    try {
      const { gifOf } = await import('./animation.ts');
      const picture = await gifOf(drawings(), { count, delay });
      if (box.current) download('partida.gif', picture, 'image/gif');
    } catch {
      toast({
        title: 'Não foi possível criar a animação',
        description: 'Tente em outro navegador.',
        variant: 'destructive',
      });
    }
    setAt(null);
  };
  return (
    <Dialog
      open
      title="Animação da partida"
      description={`${plural(Math.ceil(moves.length / 2), 'lance')}, como GIF.`}
      onOpenChange={open => !open && onClose()}
      footer={
        <Button loading={at !== null} onClick={() => void save()}>
          <Download aria-hidden /> {at === null ? 'Baixar GIF' : 'Criando...'}
        </Button>
      }
    >
      <div ref={box} className="mx-auto max-w-80 bg-white p-2">
        {/* Drawn again each time: a part that only changes its colour is still the old one when it is read. */}
        <DiagramPicture
          key={ply}
          fen={move?.fen ?? start}
          orientation={orientation}
          label="A partida"
          marked={move ? [move.from, move.to] : []}
        />
      </div>
      {at !== null && <Progress value={at + 1} max={count} label="Lances desenhados" className="mt-4" />}
      <Field label="Velocidade" className="mt-4">
        <Select value={delay} disabled={at !== null} onChange={event => setDelay(Number(event.target.value))}>
          {speeds.map(({ delay: own, name }) => (
            <option key={own} value={own}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </Dialog>
  );
};

export default AnimationDialog;
