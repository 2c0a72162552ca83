import type { ReactNode } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Coins } from './Coins.tsx';

export type PaymentTexts = {
  priceLabel?: string;
  /** Of what is left, such as 'Depois da compra'. */
  afterLabel: string;
  /** What else to know before one pays. */
  note: ReactNode;
};
type PaymentProps = PaymentTexts & {
  price: number;
  coins: number;
  /** Why it could not be paid, if so. */ error: unknown;
};

/** The price and the balance after it, or how many coins are missing and how they are earned. */
export const Payment = ({ price, coins, priceLabel = 'Preço', afterLabel, note, error }: PaymentProps) => {
  const missing = price - coins;
  return (
    <>
      <dl className="grid gap-2 rounded-control bg-sunken p-4">
        <Row label={priceLabel}>
          <Coins value={price} none="Gratuito" />
        </Row>
        <Row label="Suas moedas">
          <Coins value={coins} />
        </Row>
        <Row label={missing > 0 ? 'Faltam' : afterLabel} isSum>
          <Coins value={Math.abs(missing)} />
        </Row>
      </dl>
      <div className="mt-4 grid gap-1 text-ink-soft">
        {missing > 0 ? (
          <p>
            Você ganha moedas ao concluir aulas (5), passar em quizzes (10), resolver problemas (2) e completar cursos
            (50), e também nas missões.
          </p>
        ) : (
          note
        )}
      </div>
      {Boolean(error) && (
        <Alert tone="danger" className="mt-4">
          {errorText(error)}
        </Alert>
      )}
    </>
  );
};

const Row = ({ label, isSum = false, children }: { label: string; isSum?: boolean; children: ReactNode }) => (
  <div
    className={
      isSum ? 'flex justify-between gap-4 border-t border-line-strong pt-2 font-semibold' : 'flex justify-between gap-4'
    }
  >
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
