import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session, User } from '../../server/features/auth/auth.schema.ts';
import '../../src/features/profile/ProfileScreen.tsx'; // read ahead of the lazy route
import { answer, breakNetwork, network } from '../support/msw.ts';
import { student } from './samples.ts';
import { comeIn, refuse, session } from './settings-samples.ts';

// jsdom has no canvas.
vi.mock('../../src/features/profile/square-photo.ts', () => ({ squarePhoto: (file: File) => Promise.resolve(file) }));

/** The sessions on the server, of which calls take some away. */
let open: Session[];
beforeEach(() => {
  open = [session()];
  answer({
    'tokens.list': () => ({ tokens: [] }),
    'auth.sessions': () => ({ sessions: open }),
    'auth.endSession': ({ id }) => {
      open = open.filter(one => one.id !== id);
      return { ended: 1 };
    },
    'auth.endOtherSessions': () => {
      const ended = open.length - 1;
      open = open.filter(({ current }) => current);
      return { ended };
    },
  });
});
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('the picture', () => {
  const picture = new File(['a picture'], 'eu.png', { type: 'image/png' });
  const pictured = { ...student, avatarUrl: '/objects/uploads/x' };
  const uploads = () => {
    const sent: string[] = [];
    network.use(
      http.put('*/objects/incoming/x', async ({ request }) => {
        sent.push(await request.text());
        return new HttpResponse('');
      }),
    );
    answer({ 'uploads.image': () => ({ uploadURL: '/objects/incoming/x', objectPath: '/objects/uploads/x' }) });
    return sent;
  };
  const edit = async (user: User = student) => {
    const person = comeIn('/profile', user);
    expect(screen.queryByRole('group', { name: 'Sua foto' })).not.toBeInTheDocument();
    await person.click(await screen.findByRole('button', { name: 'Editar Perfil' }));
    return { person, input: screen.getByLabelText<HTMLInputElement>('Arquivo da foto', { selector: 'input' }) };
  };

  test('is sent to its address, claimed and confirmed', async () => {
    const sent = uploads();
    const claim = vi.fn<(input: unknown) => { user: User }>(() => ({ user: pictured }));
    answer({ 'profile.setAvatar': claim });
    const { person, input } = await edit();
    await person.upload(input, picture);
    expect(await screen.findByText('Foto atualizada!')).toBeVisible();
    expect(sent).toEqual(['a picture']);
    expect(claim).toHaveBeenCalledWith({ imageURL: '/objects/uploads/x' });
    expect(screen.getByRole('button', { name: 'Trocar foto' })).toHaveFocus();
  });

  test('is removed', async () => {
    answer({ 'profile.removeAvatar': () => ({ user: student }) });
    const { person } = await edit(pictured);
    await person.click(screen.getByRole('button', { name: 'Remover foto' }));
    expect(await screen.findByText('Foto removida')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remover foto' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Escolher foto' })).toHaveFocus();
  });

  test('cannot be of more than 5 MB', async () => {
    const { person, input } = await edit();
    await person.upload(input, new File([new Uint8Array(5_242_881)], 'eu.png', { type: 'image/png' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A imagem deve ter no máximo 5 MB.');
  });

  test('that the server refuses is told in its words', async () => {
    uploads();
    answer({ 'profile.setAvatar': refuse('notAnImage') });
    const { person, input } = await edit();
    await person.upload(input, picture);
    expect(await screen.findByRole('alert')).toHaveTextContent('Formato inválido. Use JPG, PNG ou WEBP.');
  });

  test('that could not be sent is said', async () => {
    const { person, input } = await edit();
    breakNetwork();
    await person.upload(input, picture);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível usar esta imagem. Tente novamente ou escolha outra.',
    );
  });
});
