/**
 * The commands by which whoever runs the machine looks after accounts and the installation, beside a running academy.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { academia, type Outcome } from '../support/command.ts';
import { startAcademy, type Academy } from '../../server/harness/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'academia-commands-'));
const data = join(folder, 'escola');
let academy: Academy;
beforeAll(async () => {
  academy = await startAcademy(data, { RATE_LIMITS: 'off' });
}, 600_000);
afterAll(async () => {
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command with a line piped in. */
const academiaWith = (line: string, args: string[]): Promise<Outcome> => academia(args, {}, line);

const post = (path: string, body: object) =>
  fetch(`${academy.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const helena = { email: 'helena@exemplo.com', password: 'torre-na-setima' };
const names = ['--name', 'Helena Prado', '--email', helena.email, '--username', 'helena'];
const createHelena = (password: string) =>
  academiaWith(password, ['admin', 'create', '--data', data, ...names, '--password-stdin']);

describe('academia admin', () => {
  test(`create refuses a password that is easy to guess, then makes an administrator who can sign in at \
once`, async () => {
    expect(await createHelena('12345678')).toMatchObject({
      code: 1,
      error: expect.stringContaining('fácil de adivinhar'),
    });
    expect(await createHelena(helena.password)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Helena Prado'),
    });
    const answer = await post('/auth/login', helena);
    expect(await answer.json()).toMatchObject({ user: { role: 'admin' } });
    expect(await createHelena(helena.password)).toMatchObject({
      code: 1,
      error: expect.stringContaining('já está cadastrado'),
    });
  });

  test('create asks nobody where nobody sits, and begins a school where there is none', async () => {
    expect(await academia(['admin', 'create', '--data', data])).toMatchObject({
      code: 2,
      error: expect.stringContaining('--name'),
    });
    const elsewhere = join(folder, 'outra');
    expect(
      await academiaWith('dama-em-h5-f7', [
        'admin',
        'create',
        '--data',
        elsewhere,
        '--name',
        'Rui',
        '--email',
        'rui@exemplo.com',
        '--username',
        'ruirui',
        '--password-stdin',
      ]),
    ).toMatchObject({ code: 0 });
    expect(existsSync(join(elsewhere, 'academy.db'))).toBe(true);
  });

  test('reset-password ends the old password, and its link takes a new one', async () => {
    const { code, out } = await academia(['admin', 'reset-password', helena.email, '--data', data], {
      PUBLIC_URL: 'https://xadrez.example.org',
    });
    const [, secret] = /https:\/\/xadrez\.example\.org\/nova-senha#([\w-]{43})/.exec(out) ?? [];
    expect({ code, secret }).toEqual({ code: 0, secret: expect.any(String) });
    expect((await post('/auth/login', helena)).status).toBe(401);
    expect((await post('/users/password', { secret, newPassword: 'bispo-em-c4-f7' })).status).toBe(200);
    expect((await post('/auth/login', { ...helena, password: 'bispo-em-c4-f7' })).status).toBe(200);
    expect(
      await academiaWith(helena.password, [
        'admin',
        'reset-password',
        helena.email,
        '--data',
        data,
        '--password-stdin',
      ]),
    ).toMatchObject({ code: 0 });
    expect((await post('/auth/login', helena)).status).toBe(200);
    expect(await academia(['admin', 'reset-password', 'ninguem@exemplo.com', '--data', data])).toMatchObject({
      code: 1,
      error: expect.stringContaining('Usuário não encontrado'),
    });
  });
});

describe('academia users import', () => {
  const list = join(folder, 'turma.csv');
  const links = join(folder, 'links.csv');
  const importList = (...more: string[]) => academia(['users', 'import', list, '--data', data, ...more]);

  test('tries, imports the good lines, names the bad ones, and makes nobody twice', async () => {
    writeFileSync(
      list,
      'Nome;E-mail;Papel;Nascimento\nAna;ana@exemplo.com;aluna;01/02/2012\n' +
        ';sem.nome@exemplo.com;;\n"Lima; Bia";bia@exemplo.com;professora;\n',
    );
    const tried = await importList('--dry-run');
    expect(tried).toMatchObject({
      code: 1,
      out: expect.stringContaining('Seriam criadas: 2 contas'),
      error: 'Linha 3: falta o nome\n',
    });
    const done = await importList('--links', links);
    expect(done).toMatchObject({
      code: 1,
      out: expect.stringContaining('Criadas: 2 contas'),
      error: expect.stringContaining('Linha 3: falta o nome\n'),
    });
    expect(statSync(links).mode & 0o077).toBe(0);
    const again = await importList();
    expect(again.out).toContain('Criadas: 0 contas. Já cadastradas, sem mudança: 2. Com erro: 1.');

    const secrets = [...readFileSync(links, 'utf8').matchAll(/#([\w-]{43})/g)].map(([, secret]) => secret);
    expect(secrets).toHaveLength(2);
    expect(readFileSync(links, 'utf8')).toContain(`${academy.url}/nova-senha#${secrets[0]}`);
    expect((await post('/users/password', { secret: secrets[1], newPassword: 'peao-passado-7' })).status).toBe(200);
    const bia = (await (
      await post('/auth/login', { email: 'bia@exemplo.com', password: 'peao-passado-7' })
    ).json()) as { user: object };
    expect(bia.user).toMatchObject({ fullName: 'Lima; Bia', role: 'professor', awaitingApproval: false });
  });

  test('makes administrators only with a flag, whether the line or --role says so', async () => {
    const staff = join(folder, 'equipe.csv');
    writeFileSync(staff, 'nome;email;papel\nRui;rui@exemplo.com;Administrador\nIvo;ivo@exemplo.com;\n');
    const importStaff = (...more: string[]) => academia(['users', 'import', staff, '--data', data, ...more]);
    const refused = (line: number) => `Linha ${line}: a lista só cria administradores com a opção --admins\n`;
    expect(await importStaff()).toMatchObject({ code: 1, error: expect.stringContaining(refused(2)) });
    const asAdmins = await importStaff('--dry-run', '--role', 'administrador');
    expect(asAdmins.error).toBe(refused(2) + refused(3));
    const done = await importStaff('--admins');
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('Criadas: 1 conta. Já cadastradas') });
  });

  test('overwrites no file of links and knows three roles', async () => {
    expect(await importList('--links', list)).toMatchObject({ code: 1, error: expect.stringContaining('já existe') });
    expect(await importList('--role', 'rei')).toMatchObject({
      code: 2,
      error: expect.stringContaining('Papel desconhecido: rei'),
    });
    expect(await academia(['users', 'import', join(folder, 'nada.csv'), '--data', data])).toMatchObject({
      code: 1,
      error: expect.stringContaining('Não é possível ler'),
    });
  });
});

describe('academia classes import', () => {
  test('makes nobody whose password it cannot keep, and keeps the others for their owner alone', async () => {
    const [list, cards] = [join(folder, 'turmas.csv'), join(folder, 'cartoes.csv')];
    writeFileSync(list, 'turma;ano;professor;nome\n5º A;2026;helena@exemplo.com;Caio Dias\n');
    const importClasses = (file: string) => academia(['classes', 'import', list, '--data', data, '--cards', file]);
    expect(await importClasses(join(folder, 'nenhuma', 'cartoes.csv'))).toMatchObject({
      code: 1,
      error: expect.stringContaining('Não é possível gravar'),
    });
    expect(await importClasses(cards)).toMatchObject({ code: 0, out: expect.stringContaining('Contas criadas: 1.') });
    expect(statSync(cards).mode & 0o077).toBe(0);
    expect(readFileSync(cards, 'utf8')).toMatch(/^\uFEFFturma;nome;usuario;senha\r\n5º A;Caio Dias;[\w.]+;.+\r\n$/);
  });
});

describe('academia doctor', () => {
  test('finds nothing wrong beside a running academy, whatever its port', async () => {
    const { code, out } = await academia(['doctor', '--data', data]);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(`a academia atende em ${academy.url}`) });
    expect(
      out
        .trim()
        .split('\n')
        .map(line => line.split(/\s+/)[1]),
    ).toEqual(['pasta', 'disco', 'banco', 'versão', 'somas', 'relógio', 'motor', 'https', 'endereço', 'backup']);
    expect(out).not.toContain('falha');
    expect(await academia(['doctor', '--alive', '--quiet', '--data', data])).toEqual({ code: 0, out: '', error: '' });
  });

  test('believes no address of an academy that was killed', async () => {
    const killed = join(folder, 'morta');
    const gone = await startAcademy(killed);
    await gone.kill();
    const { out } = await academia(['doctor', '--data', killed, '--port', '0']);
    expect(out).toMatch(/ok +endereço +http:\/\/127\.0\.0\.1:0 está livre/);
  });

  test('makes no data folder: it says that the first start does', async () => {
    const missing = join(folder, 'nova', 'dados');
    const { code, out } = await academia(['doctor', '--data', missing, '--port', '0']);
    expect({ code, made: existsSync(join(folder, 'nova')) }).toEqual({ code: 0, made: false });
    expect(out).toContain(`aviso  pasta     ${missing} ainda não existe; academia serve a cria\n`);
    expect(out).toMatch(/disco .*\d GB\b/);
  });

  test('says that a file is where the data folder should be made', async () => {
    const file = join(folder, 'arquivo');
    writeFileSync(file, '');
    for (const place of [file, join(file, 'dados')]) {
      const { code, out } = await academia(['doctor', '--data', place, '--port', '0']);
      expect([place, code, out]).toEqual([
        place,
        1,
        expect.stringMatching(/falha +pasta +Não é possível escrever na pasta de dados/),
      ]);
    }
  });

  test('says what is wrong and what to do, and fails', async () => {
    const broken = join(folder, 'estragada');
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => other.once('listening', resolve));
    const taken = String((other.address() as AddressInfo).port);
    await academia(['migrate', '--data', broken]);
    writeFileSync(join(broken, 'academy.db'), 'isto não é um banco de dados'.repeat(500));
    const { code, out } = await academia(['doctor', '--quiet', '--data', broken, '--port', taken]);
    other.close();
    expect(code).toBe(1);
    expect(out).toMatch(/falha +banco .*danificado/);
    expect(out).toMatch(/falha +endereço .*já está em uso/);
    expect(out).not.toMatch(/^ok/m);
  });
});
