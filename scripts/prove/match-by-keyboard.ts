// `node scripts/prove/match-by-keyboard.ts`, after `npm run build`: two people play in two real browsers, one wide, one
// as narrow as a phone, with the keyboard alone: a challenge, forty moves with one prepared in advance and a takeback
// refused, one screen reloaded and one off line for twenty seconds, a draw, a rematch, and a flag that falls. It ends
// with 1 where a step cannot be done, or where the screens and the server say different things.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../server/harness/browser.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { keyboardAt, type Player } from './keyboard.ts';
import { signIn } from './page-tasks.ts';

/** Kasparov – Topalov, Wijk aan Zee 1999, without its end. */
const GAME = `e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5 O-O-O Qe7 Kb1 a6 Nc1 O-O-O Nb3
 exd4 Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4+ Ka7 Rhe1 d4 Nd5 Nbxd5 exd5 Qd6 Rxd4 cxd4 Re7+ Kb6 Qxd4+ Kxa5 b4+ Ka4
 Qc3 Qxd5 Ra7 Bb7 Rxb7 Qc4 Qxf6 Kxa3 Qxa6+ Kxb4 c3+ Kxc3 Qa1+ Kd2 Qb2+ Kd1 Bf1 Rd2 Rd7 Rxd7 Bxc4 bxc4 Qxh8 Rd3 Qa8
 c3`.split(/\s+/);
const TAKEBACK_AT = 9;
const RELOAD_AT = 20;
const OFF_LINE_AT = 31;
const OFF_LINE_MS = 20_000;
/** How far the clocks of two screens may be apart: each shows whole seconds. */
const CLOCKS_APART_S = 1;
const OFF_LINE = /ERR_INTERNET_DISCONNECTED|WebSocket/;

const playerIn = async (browser: Browser, url: string, name: string, width: number): Promise<Player> => {
  const page = await signIn(browser, url, `${name}@academia.demo`);
  await page.setViewportSize({ width, height: width > 500 ? 900 : 812 });
  return keyboardAt(page);
};

const both = (players: readonly Player[], act: (player: Player) => Promise<unknown>) => Promise.all(players.map(act));

const challenge = async (white: Player, black: Player): Promise<void> => {
  await both([white, black], player => player.page.goto('/partidas'));
  await white.choose('Adversário', /^Alguém da escola/);
  await white.choose('Quem está aqui agora', /Professor/);
  await white.press('Outro tempo');
  await white.write('Minutos', '1');
  await white.write('Segundos por lance', '5');
  await white.choose('Suas peças', 'Brancas');
  await white.press('Desafiar');
  await white.heading('Desafio enviado');
  await black.press('Aceitar');
  await white.heading('Sua vez');
};

/** Plays a move of the game, and waits until the other screen says that it is its turn. */
const play = async (mover: Player, other: Player, move: string): Promise<void> => {
  await mover.heading('Sua vez');
  await mover.write('Digite um lance', move);
  await mover.page.keyboard.press('Enter');
  await other.heading('Sua vez');
};

const checkClocks = async (players: readonly Player[], when: string): Promise<void> => {
  for (const side of ['brancas', 'pretas']) {
    const [one = 0, two = 0] = await Promise.all(players.map(player => player.clock(side)));
    if (Math.abs(one - two) > CLOCKS_APART_S)
      throw new Error(`${when} the clocks of ${side} say ${one} s and ${two} s`);
  }
};

const playOn = async (white: Player, black: Player): Promise<void> => {
  const [first = '', ...rest] = GAME;
  await black.premove('d7', 'd6', 'b');
  await black.text('Lance antecipado: d7–d6');
  await white.write('Digite um lance', first);
  await white.page.keyboard.press('Enter');
  for (const [i, move] of rest.slice(1).entries()) {
    const ply = i + 2;
    const [mover, other] = ply % 2 === 0 ? [white, black] : [black, white];
    if (ply === TAKEBACK_AT) {
      await other.press('Pedir para voltar');
      await mover.press('Recusar');
    }
    if (ply === RELOAD_AT) await mover.page.reload();
    if (ply === OFF_LINE_AT) {
      // The waiting player is cut off, and the other one moves meanwhile.
      await other.cut();
      await mover.heading('Sua vez');
      await mover.write('Digite um lance', move);
      await mover.page.keyboard.press('Enter');
      await mover.heading('Vez do adversário');
      await mover.page.waitForTimeout(OFF_LINE_MS);
      if (await other.shows('Sua vez')) throw new Error('who was cut off heard of a move');
      await other.mend();
      await other.heading('Sua vez');
      await checkClocks([white, black], 'after twenty seconds off line');
    } else await play(mover, other, move);
  }
  await checkClocks([white, black], 'after forty moves');
};

type Held = { match: { moves: { san: string }[]; result: string; ending: string } };
const heldBy = async ({ page }: Player): Promise<Held['match']> =>
  (
    (await (
      await page.request.get(`/api${new URL(page.url()).pathname.replace('partidas', 'matches')}`)
    ).json()) as Held
  ).match;

const expectSame = (what: string, found: unknown, wanted: unknown): void => {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
};

const folder = mkdtempSync(join(tmpdir(), 'academia-match-'));
const academy = await startAcademy(folder, { DEMO: '1' });
const browsers = [await launchBrowser(), await launchBrowser()] as const;
let failure = '';
try {
  const white = await playerIn(browsers[0], academy.url, 'aluno', 1_440);
  const black = await playerIn(browsers[1], academy.url, 'professor', 375);
  await challenge(white, black);
  console.log('the challenge was accepted');
  await playOn(white, black);
  console.log('forty moves were played');
  expectSame('what is said of the last move', await white.said(), await black.said());
  await black.press('Propor empate');
  await white.press('Aceitar');
  await both([white, black], player => player.heading('Empate'));
  const { moves, ending } = await heldBy(white);
  expectSame('the moves', [moves.map(({ san }) => san), ending], [GAME, 'agreement']);
  const before = white.page.url();
  await white.press('Revanche');
  await black.press('Aceitar');
  await both([white, black], player => player.page.waitForURL(url => url.href !== before));
  console.log('a rematch has begun');
  await black.heading('Sua vez');
  await play(black, white, 'e4');
  await play(white, black, 'e5');
  await white.heading('Você venceu!');
  await black.heading('Você perdeu');
  const rematch = await heldBy(black);
  expectSame('the rematch', [rematch.result, rematch.ending], ['0-1', 'time']);
  const complaints = [...white.complaints, ...black.complaints].filter(text => !OFF_LINE.test(text));
  expectSame('what the browsers complain of', complaints, []);
} catch (error) {
  failure = error instanceof Error ? error.message : String(error);
} finally {
  await Promise.all(browsers.map(browser => browser.close()));
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(failure || 'two played a game of forty moves and a rematch in two browsers, by keyboard alone');
if (failure) process.exitCode = 1;
