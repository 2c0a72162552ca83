import { describe, expect, it } from 'vitest';
import { frameAddress, newsIn } from '../../src/video/embed-player.ts';
import { embedSourceOf } from '../../src/video/embed-source.ts';

const ID = 'dQw4w9WgXcQ';

describe('addresses', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?feature=share&v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}&list=PL123`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `https://www.youtube.com/v/${ID}`,
    `https://www.youtube.com/watch/${ID}`,
    `https://www.youtube.com/watch?app=desktop&v=${ID}`,
    `https://m.youtube.com/shorts/${ID}?feature=share`,
    `https://youtu.be/${ID}/`,
    ` https://youtu.be/${ID} `,
  ])('%s is a film on YouTube', address => {
    expect(embedSourceOf(address)).toEqual({ provider: 'youtube', id: ID, start: 0 });
  });

  it.each([
    ['t=90', 90],
    ['t=1m30s', 90],
    ['t=1h2m3s', 3723],
    ['start=15', 15],
    ['t=agora', 0],
    ['time_continue=12', 12],
    ['feature=share#t=1m5s', 65],
  ])('a start of %s is %i seconds', (query, start) => {
    expect(embedSourceOf(`https://www.youtube.com/watch?v=${ID}&${query}`)).toMatchObject({ start });
  });

  it.each([
    ['https://vimeo.com/76979871', null],
    ['https://www.vimeo.com/76979871?share=copy', null],
    ['https://vimeo.com/76979871/8272103f6e', '8272103f6e'],
    ['https://player.vimeo.com/video/76979871', null],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '8272103f6e'],
    ['https://vimeo.com/channels/staffpicks/76979871', null],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', null],
    ['https://vimeo.com/showcase/3253534/video/76979871', null],
    ['https://vimeo.com/album/3253534/video/76979871', null],
    ['https://vimeo.com/manage/videos/76979871/8272103f6e', '8272103f6e'],
    ['https://vimeo.com/ondemand/abertura/76979871', null],
  ])('%s is a film on Vimeo', (address, secret) => {
    expect(embedSourceOf(address)).toEqual({ provider: 'vimeo', id: '76979871', secret, start: 0 });
  });

  it.each([
    '/demo/fundamentos/xeque-e-mate.webm',
    'https://example.com/aula.mp4',
    'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://example.com/?u=https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=curto',
    'https://www.youtube.com/@canal',
    'https://vimeo.com/features',
    'https://vimeo.com/event/4154130',
    'https://www.youtube.com/embed/videoseries?list=PL123',
    'https://www.youtube.com/embed/live_stream?channel=UC123',
    'https://www.youtube.com/playlist?list=PL123',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'não é um endereço',
    '',
  ])('"%s" is none of theirs', address => {
    expect(embedSourceOf(address)).toBeNull();
  });
});

describe('frames', () => {
  it('YouTube comes from its domain without cookies and is told to talk to us alone', () => {
    const address = new URL(frameAddress({ provider: 'youtube', id: ID, start: 90 }, 'https://escola.example'));
    expect(address.origin + address.pathname).toBe(`https://www.youtube-nocookie.com/embed/${ID}`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      enablejsapi: '1',
      origin: 'https://escola.example',
      start: '90',
    });
  });

  it('Vimeo gets the secret of an unlisted film, and where to start', () => {
    const address = new URL(
      frameAddress({ provider: 'vimeo', id: '76979871', secret: '8272103f6e', start: 90 }, 'https://escola.example'),
    );
    expect(address.origin + address.pathname).toBe('https://player.vimeo.com/video/76979871');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ h: '8272103f6e', dnt: '1' });
    expect(address.hash).toBe('#t=90s');
  });
});

describe('messages', () => {
  it.each([
    ['youtube', { event: 'onStateChange', info: 0 }],
    ['youtube', { event: 'infoDelivery', info: { playerState: 0 } }],
    ['vimeo', { event: 'ended', data: { percent: 1 } }],
    ['vimeo', { event: 'finish' }],
  ] as const)('%s says that the film has ended', (provider, message) => {
    expect(newsIn(provider, JSON.stringify(message))).toBe('ended');
    expect(newsIn(provider, message)).toBe('ended');
  });

  it.each([
    ['youtube', { event: 'initialDelivery', info: { playerState: -1 } }],
    ['youtube', { event: 'onStateChange', info: 1 }],
    ['vimeo', { event: 'ready' }],
    ['vimeo', { method: 'addEventListener', value: 'ended' }],
  ] as const)('%s says that it is alive', (provider, message) => {
    expect(newsIn(provider, JSON.stringify(message))).toBe('alive');
  });

  it('what is no message of a player says nothing', () => {
    for (const noise of ['{', 'texto', '"texto"', 'null', null, 7, {}, []]) expect(newsIn('youtube', noise)).toBeNull();
  });
});
