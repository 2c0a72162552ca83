import { Alert } from '../../ui/Alert.tsx';

/** Said where a child asks for a purchase in place of paying. */
export const AsksGuardians = () => (
  <Alert tone="gold" className="mt-4">
    Seus responsáveis respondem no link deles. Até lá nada é pago nem reservado.
  </Alert>
);
