import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import '../../src/features/teaching/wizard/WizardScreen.tsx'; // read ahead of the lazy route
import { answer, network } from '../support/msw.ts';
import { signedIn } from './open-app.tsx';
import { professor } from './samples.ts';
import { comeIn, fillBasics, saveDraft, school } from './wizard-screen.ts';

beforeEach(() => {
  localStorage.clear();
  signedIn(professor);
});

describe('the thumbnail', () => {
  const uploads = (status = 200) => {
    const sent: string[] = [];
    network.use(
      http.put('*/objects/incoming/x', ({ request }) => {
        sent.push(request.headers.get('content-type') ?? '');
        return new HttpResponse(null, { status });
      }),
    );
    answer({
      'uploads.image': () => ({
        uploadURL: 'http://localhost:3000/objects/incoming/x',
        objectPath: '/objects/uploads/0123456789abcdef0123456789abcdef',
      }),
      'uploads.complete': ({ imageURL, courseId }) => {
        expect(courseId).toBeUndefined();
        return { objectPath: imageURL, imageUrl: imageURL };
      },
    });
    return sent;
  };
  const file = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'capa', { type });
  const choose = (chosen: File) =>
    fireEvent.change(screen.getByLabelText('Arquivo da thumbnail'), { target: { files: [chosen] } });

  test('is sent, shown and saved with the course', async () => {
    const sent = school();
    const images = uploads();
    const person = await comeIn();
    fillBasics();
    choose(file('image/png'));
    expect(await screen.findByText('Thumbnail atualizada!')).toBeVisible();
    expect(images).toEqual(['image/png']);
    expect(screen.getByRole('group', { name: /Thumbnail/ }).querySelector('img')).toHaveAttribute(
      'src',
      '/objects/uploads/0123456789abcdef0123456789abcdef',
    );
    await person.click(saveDraft());
    await waitFor(() =>
      expect(sent.created).toMatchObject({ imageUrl: '/objects/uploads/0123456789abcdef0123456789abcdef' }),
    );
  });

  test.each([
    ['a film', file('video/mp4'), 'Formato inválido. Use JPG, PNG ou WEBP.'],
    ['more than 5 MB', file('image/png', 5_242_881), 'A imagem deve ter no máximo 5 MB.'],
  ])('cannot be %s', async (_, chosen, message) => {
    school();
    await comeIn();
    choose(chosen);
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('that could not be sent says so, beside it and in a toast', async () => {
    school();
    uploads(500);
    await comeIn();
    choose(file('image/webp'));
    expect(await screen.findByText('Erro ao processar upload. Tente novamente.')).toBeVisible();
    expect(await screen.findByText('Falha ao atualizar thumbnail. Tente novamente.')).toBeVisible();
  });
});
