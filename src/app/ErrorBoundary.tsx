import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Keeps a screen that failed from taking the page along. `screen` names the place: going elsewhere tries anew. */
export class ErrorBoundary extends Component<{ screen: string; children: ReactNode }, { failedAt: string | null }> {
  override state = { failedAt: null };

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  override componentDidCatch() {
    this.setState({ failedAt: this.props.screen });
  }

  override render() {
    const { failedAt } = this.state;
    if (failedAt === null || (failedAt !== '' && failedAt !== this.props.screen)) return this.props.children;
    return (
      <EmptyState
        title="Algo deu errado nesta página"
        text="Recarregue para tentar de novo. Se continuar, avise a escola."
        action={<Button onClick={() => window.location.reload()}>Recarregar</Button>}
      />
    );
  }
}
