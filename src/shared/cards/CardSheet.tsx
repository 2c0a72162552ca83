import { createPortal } from 'react-dom';
import './cards.css';
import { encode } from 'uqr';

/** A text as a QR code, drawn as one path: it stays sharp in print. */
const QrCode = ({ text, className }: { text: string; className?: string }) => {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} aria-hidden shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};

/** A card to cut out: whose it is, what stands on it, and what its code opens. */
export type PrintedCard = {
  key: string;
  title: string;
  subtitle: string;
  lines: readonly { label: string; text: string; isTyped?: true }[];
  code: string;
};

/** Eight cards on a sheet of A4, two beside each other. While they are there, nothing else of the page is printed. */
export const CardSheet = ({ cards }: { cards: readonly PrintedCard[] }) =>
  createPortal(
    <div className="card-sheet">
      {cards.map(({ key, title, subtitle, lines, code }) => (
        <div key={key} className="card-of-child">
          <div>
            <p className="card-name">{title}</p>
            <p>{subtitle}</p>
            <dl>
              {lines.map(({ label, text, isTyped }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className={isTyped && 'card-typed'}>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <QrCode text={code} className="card-code" />
        </div>
      ))}
    </div>,
    document.body,
  );
