import { PieceMark } from '../../ui/Piece.tsx';
import { ImageField, type Picture } from '../images/ImageField.tsx';

/** A picture for the header instead of the knight. */
export const LogoField = ({ logo, onChange }: { logo: Picture; onChange: (logo: Picture) => void }) => (
  <ImageField
    label="Logotipo"
    hint="Fica melhor quadrada e com fundo transparente."
    blank={<PieceMark kind="knight" className="size-11 rounded-lg bg-gold p-0.5 text-on-gold" />}
    picture={logo}
    onChange={onChange}
  />
);
