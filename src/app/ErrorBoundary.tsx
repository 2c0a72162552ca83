import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Shows an error instead of a screen that failed. `screen` is its path: another path renders again. */
export class ErrorBoundary extends Component<{ screen: string; children: ReactNode }, { failedAt: string | null }> {
  override state = { failedAt: null };

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  override componentDidCatch() {
    this.setState({ failedAt: this.props.screen });
  }

  /** A screen whose code could not be fetched needs a reload of the page, which happens once there is a connection. */
  readonly #reload = () => this.state.failedAt !== null && window.location.reload();

  override componentDidMount() {
    addEventListener('online', this.#reload);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.#reload);
  }

  override render() {
    const { failedAt } = this.state;
    if (failedAt === null || (failedAt !== '' && failedAt !== this.props.screen)) return this.props.children;
    return (
      <EmptyState
        title="Algo deu errado nesta página"
        text={
          navigator.onLine
            ? 'Recarregue para tentar de novo. Se continuar, avise a escola.'
            : 'Parece que você está sem conexão. A página volta assim que a internet voltar.'
        }
        action={<Button onClick={() => window.location.reload()}>Recarregar</Button>}
      />
    );
  }
}
