import { Download } from 'lucide-react';
import { useRef } from 'react';
import { DiagramPicture } from '../../board/DiagramPicture.tsx';
import type { Color } from '../../board/squares.ts';
import { download } from '../../lib/download.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { pngOf, svgText } from '../../board/picture.ts';

type ImageDialogProps = { fen: string; orientation: Color; onClose: () => void };

/** The position as a picture: for a text, a slide, a message. */
const ImageDialog = ({ fen, orientation, onClose }: ImageDialogProps) => {
  const box = useRef<HTMLDivElement>(null);
  const drawn = (): string => {
    const drawing = box.current?.querySelector('svg');
    return drawing ? svgText(drawing) : '';
  };
  const savePng = async () => {
    try {
      download('posicao.png', await pngOf(drawn()), 'image/png');
    } catch {
      toast({ title: 'Não foi possível criar o PNG', description: 'Baixe em SVG.', variant: 'destructive' });
    }
  };
  return (
    <Dialog
      open
      title="Imagem da posição"
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={() => download('posicao.svg', drawn(), 'image/svg+xml')}>
            <Download aria-hidden /> SVG
          </Button>
          <Button onClick={() => void savePng()}>
            <Download aria-hidden /> PNG
          </Button>
        </>
      }
    >
      <div ref={box} className="mx-auto max-w-80 bg-white p-2">
        <DiagramPicture fen={fen} orientation={orientation} label="Posição analisada" />
      </div>
    </Dialog>
  );
};

export default ImageDialog;
