import { createPortal } from 'react-dom';
import './cards.css';
import { QrCode } from './QrCode.tsx';

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
