import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { flawOf } from '../../src/lib/image-file.ts';
import '../../src/features/teaching/courses/edit/CourseEditScreen.tsx'; // read ahead of the lazy route
import { answer, network } from '../support/msw.ts';
import { opened, school, tab } from './course-edit-screen.ts';

test('the content lists the lessons, and without one offers to write it', async () => {
  school({
    lessons: [
      { id: 11, title: 'As torres', description: 'Em linha reta.', order: 1, duration: 20, active: true, version: 1 },
    ],
  });
  const person = await opened();
  await person.click(tab('Conteúdo'));
  const row = within(screen.getByRole('region', { name: 'Lições do Curso' })).getByRole('listitem');
  expect(row).toHaveTextContent('Lição 1 · 20 min');
  expect(row).toHaveTextContent('Em linha reta.');
  expect(within(row).getByRole('link', { name: 'Editar As torres' })).toHaveAttribute(
    'href',
    '/professor/cursos/1/lessons/11/edit',
  );
  expect(within(row).getByRole('button', { name: 'Remover As torres' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Adicionar Lição' })).toHaveAttribute(
    'href',
    '/professor/cursos/1/lessons/new',
  );
});

test('a course without lessons says so', async () => {
  school({ lessons: [] });
  const person = await opened();
  await person.click(tab('Conteúdo'));
  expect(screen.getByText('Nenhuma lição adicionada')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Criar Primeira Lição' })).toHaveAttribute(
    'href',
    '/professor/cursos/1/lessons/new',
  );
});

describe('the thumbnail', () => {
  const picture = new File(['a picture'], 'torre.png', { type: 'image/png' });
  const atSettings = async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: vi.fn<(address: string) => void>() });
    const person = await opened();
    await person.click(tab('Configurações'));
    return { person, input: screen.getByLabelText<HTMLInputElement>('Imagem do curso', { selector: 'input' }) };
  };
  const address = {
    uploadURL: '/objects/incoming/secret',
    objectPath: '/objects/uploads/0123456789abcdef0123456789abcdef',
  };

  test('is sent to its address, told to the course, shown and confirmed', async () => {
    school();
    const put: string[] = [];
    network.use(
      http.put('*/objects/incoming/secret', async ({ request }) => {
        put.push(`${request.headers.get('content-type')}: ${await request.text()}`);
        return new HttpResponse('');
      }),
    );
    const told: unknown[] = [];
    answer({
      'uploads.image': () => address,
      'uploads.complete': input => {
        told.push(input);
        return { objectPath: address.objectPath, imageUrl: address.objectPath };
      },
    });
    const { person, input } = await atSettings();
    await person.upload(input, picture);
    expect(await screen.findByText('Thumbnail atualizada!')).toBeVisible();
    expect(screen.getByText('A imagem do curso foi atualizada com sucesso.')).toBeVisible();
    expect(put).toEqual(['image/png: a picture']);
    expect(told).toEqual([{ imageURL: address.objectPath, courseId: 1 }]);
    await waitFor(() => expect(document.querySelector(`img[src="${address.objectPath}"]`)).toBeInTheDocument());
    expect(screen.queryByText('Há alterações não salvas.')).not.toBeInTheDocument();
  });

  test.each([
    {
      what: 'an address that refuses it',
      objectPath: address.objectPath,
      reason: 'Formato inválido. Use JPG, PNG ou WEBP.',
    },
    { what: 'a missing path', objectPath: '', reason: 'Upload falhou - path não encontrado' },
  ])('that fails for $what is said in the form and in a toast', async ({ objectPath, reason }) => {
    school();
    network.use(
      http.put('*/objects/incoming/secret', () =>
        HttpResponse.json({ code: 'UNSUPPORTED_MEDIA_TYPE', message: reason }, { status: 415 }),
      ),
    );
    answer({ 'uploads.image': () => ({ ...address, objectPath }) });
    const { person, input } = await atSettings();
    await person.upload(input, picture);
    expect(await screen.findByText('Erro no upload')).toBeVisible();
    expect(screen.getByText('Falha ao atualizar thumbnail. Tente novamente.')).toBeVisible();
    expect(screen.getByText(`Erro ao processar upload. Tente novamente. ${reason}`)).toBeVisible();
  });

  test('is looked at before it is sent', async () => {
    school();
    const { person, input } = await atSettings();
    expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    await person.upload(input, new File([new Uint8Array(5_242_881)], 'grande.png', { type: 'image/png' }));
    expect(await screen.findByText('A imagem deve ter no máximo 5 MB.')).toBeVisible();
    expect(flawOf({ type: 'image/gif', size: 10 })).toBe('Formato inválido. Use JPG, PNG ou WEBP.');
    expect(flawOf({ type: 'image/webp', size: 5_242_880 })).toBeNull();
  });
});
