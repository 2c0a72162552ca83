import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Film } from '../../src/video/Film.tsx';
import { focusOf } from '../../src/video/shortcuts.ts';

const DURATION = 120;

/** A film whose element says that it knows its length, as browsers do and jsdom does not. */
const show = (url = '/demo/aula.webm') => {
  const onEnded = vi.fn();
  const onUnheard = vi.fn();
  render(<Film url={url} title="O garfo" film="1.7" onEnded={onEnded} onUnheard={onUnheard} />);
  return { onEnded, onUnheard };
};
const element = () => screen.getByLabelText<HTMLVideoElement>('O garfo', { selector: 'video' });
const load = () => {
  Object.defineProperty(element(), 'duration', { value: DURATION, configurable: true });
  fireEvent.loadedMetadata(element());
};
const player = () => screen.getByRole('group', { name: 'Vídeo: O garfo' });

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    fireEvent.play(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.loadStart(this);
  });
});
afterEach(() => vi.restoreAllMocks());

describe('a film of the school', () => {
  it('turns a spinner until there is data', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Carregando o vídeo...');
    load();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('has controls with Portuguese names', () => {
    show();
    load();
    for (const name of ['Reproduzir', 'Voltar 10 segundos', 'Avançar 10 segundos', 'Silenciar', 'Tela cheia'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(
      within(screen.getByRole('combobox', { name: 'Velocidade' }))
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(['0,5×', '0,75×', '1×', '1,25×', '1,5×', '2×']);
    expect(screen.getByRole('slider', { name: 'Posição no vídeo' })).toHaveAttribute(
      'aria-valuetext',
      '0 segundos de 2 minutos e 0 segundos',
    );
    expect(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('step', '0.1');
  });

  it('plays and stops by its button, and its end marks it not playing', async () => {
    const { onEnded } = show();
    load();
    await userEvent.click(screen.getByRole('button', { name: 'Reproduzir' }));
    expect(screen.getByRole('button', { name: 'Pausar' })).toBeVisible();
    fireEvent.ended(element());
    expect(screen.getByRole('button', { name: 'Reproduzir' })).toBeVisible();
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('obeys the keys: ten seconds, louder, softer, mute', async () => {
    show();
    load();
    player().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(element().currentTime).toBe(10);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(element().volume).toBe(0.8);
    await userEvent.keyboard('{ArrowUp}');
    expect(element().volume).toBe(0.9);
    await userEvent.keyboard('m');
    expect(element().muted).toBe(true);
  });

  it('goes ten seconds by the arrows on its time line, too', async () => {
    show();
    load();
    screen.getByRole('slider', { name: 'Posição no vídeo' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(element().currentTime).toBe(10);
  });

  it('keeps speed and volume for the next film', async () => {
    show();
    load();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Velocidade' }), '1.5');
    expect(element().playbackRate).toBe(1.5);
    fireEvent(element(), new Event('ratechange'));
    expect(JSON.parse(localStorage.getItem('academia.video.preferences')!)).toMatchObject({ speed: 1.5 });
  });

  it('goes on where it was left, and begins again after its end', () => {
    localStorage.setItem('academia.video.1.7', '42');
    show();
    load();
    expect(element().currentTime).toBe(42);
    element().currentTime = 60;
    fireEvent.timeUpdate(element());
    expect(localStorage.getItem('academia.video.1.7')).toBe('60');
    fireEvent.ended(element());
    expect(localStorage.getItem('academia.video.1.7')).toBeNull();
  });

  it('keeps to the second where it was when the page goes away, but nothing of a film that never came', () => {
    localStorage.setItem('academia.video.1.7', '42');
    show();
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem('academia.video.1.7')).toBe('42');
    load();
    Object.defineProperty(element(), 'readyState', { value: HTMLMediaElement.HAVE_METADATA });
    element().currentTime = 43.5;
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem('academia.video.1.7')).toBe('43.5');
    element().currentTime = 44.5;
    cleanup();
    expect(localStorage.getItem('academia.video.1.7')).toBe('44.5');
  });

  it('does not go on where it was all but over, nor trust what others have stored', () => {
    localStorage.setItem('academia.video.1.7', '118');
    localStorage.setItem('academia.video.preferences', '{"speed":99}');
    show();
    load();
    expect(element().currentTime).toBe(0);
    expect(element().playbackRate).toBe(1);
  });

  it('that fails says so and tries again', async () => {
    const { onUnheard } = show();
    fireEvent.error(element());
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar o vídeo');
    expect(onUnheard).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Carregando o vídeo...');
  });
});

it('knows which elements have keys of their own', () => {
  const focusIn = (html: string) => {
    document.body.innerHTML = html;
    return focusOf(document.body.querySelector('*')!);
  };
  expect(
    [
      '<input>',
      '<textarea></textarea>',
      '<input type="range">',
      '<select></select>',
      '<button></button>',
      '<div></div>',
    ].map(focusIn),
  ).toEqual(['typing', 'typing', 'slider', 'choice', 'button', 'player']);
});

describe("a film on another site's server", () => {
  const ADDRESS = 'https://filmes.exemplo.com:8443/garfo.mp4';

  it('is not asked for before somebody taps, and the tap says which site it asks', async () => {
    const { onEnded } = show(ADDRESS);
    expect(document.querySelector('video')).toBeNull();
    const door = screen.getByRole('button', { name: /Assistir ao vídeo/ });
    expect(door).toHaveTextContent('O vídeo vem de outro site, filmes.exemplo.com:8443, e só é carregado quando você');
    await userEvent.click(door);
    expect(element().src).toMatch(/^https:\/\/filmes\.exemplo\.com:8443\/garfo\.mp4/);
    fireEvent.ended(element());
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('that stands under an address of ours needs no tap', () => {
    show(`${location.origin}/demo/aula.webm`);
    expect(element()).toBeInTheDocument();
  });
});

describe('a film on YouTube', () => {
  const ADDRESS = 'https://youtu.be/dQw4w9WgXcQ';
  const ORIGIN = 'https://www.youtube-nocookie.com';

  const watch = async () => {
    const heard = show(ADDRESS);
    await userEvent.click(screen.getByRole('button', { name: /Assistir ao vídeo/ }));
    return { ...heard, frame: await screen.findByTitle<HTMLIFrameElement>('O garfo') };
  };
  const say = (frame: HTMLIFrameElement, data: unknown, origin = ORIGIN) =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data: JSON.stringify(data), origin, source: frame.contentWindow }),
        ),
    );

  it('is not asked for before someone wants to watch', async () => {
    show(ADDRESS);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('button', { name: /Assistir ao vídeo/ })).toHaveTextContent(
      'O vídeo vem do YouTube (www.youtube-nocookie.com) e só é carregado quando você toca aqui.',
    );
  });

  it('tells its end once, and only its own player is believed', async () => {
    const { frame, onEnded } = await watch();
    expect(frame.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
    say(frame, { event: 'onStateChange', info: 0 }, 'https://example.com');
    expect(onEnded).not.toHaveBeenCalled();
    say(frame, { event: 'onStateChange', info: 1 });
    say(frame, { event: 'onStateChange', info: 0 });
    say(frame, { event: 'infoDelivery', info: { playerState: 0 } });
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('that keeps silent is reported after a while, one that talks is not', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { onUnheard } = await watch();
    expect(onUnheard).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(onUnheard).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
