import { z } from 'zod';
import { Answer, Moment, PathId, RequiredText, RowId } from '../../common/common.schema.ts';
import { pageFacts, pages } from '../../common/paging.schema.ts';
import { ClassInput } from './classes.schema.ts';
import { COMMENT_MAX_LENGTH } from './comment-length.schema.ts';

/** So many comments come with their announcement; the others are asked for. */
export const COMMENTS_BESIDE = 3;
const COMMENTS_PER_PAGE = 20;

export const PostComment = z
  .object({
    id: RowId.describe('Número do comentário'),
    text: z.string().describe('O comentário: texto simples'),
    author: z.string().describe('Quem o escreveu'),
    avatarUrl: z.string().nullable().describe('Endereço da foto de quem escreveu; null sem foto'),
    createdAt: Moment.describe('Quando, em ISO 8601 (UTC)'),
    mayRemove: z.boolean().describe('Se quem pergunta pode apagá-lo'),
  })
  .meta({ id: 'ClassComment', description: 'Um comentário num aviso do mural' });
export type PostComment = z.infer<typeof PostComment>;

const ofPost = z.object({ classId: ClassInput.shape.classId, postId: PathId.describe('Número do aviso') });

export const CommentsInput = ofPost.extend(pages('Comentários', COMMENTS_PER_PAGE));
export type CommentsInput = z.infer<typeof CommentsInput>;
export const CommentsOutput = Answer({
  comments: z.array(PostComment).describe('Uma página de comentários, do mais novo ao mais antigo'),
  ...pageFacts('Comentários'),
});

export const NewComment = ofPost.extend({
  text: RequiredText(COMMENT_MAX_LENGTH, 'Escreva o comentário').describe(
    `O comentário: texto simples, até ${COMMENT_MAX_LENGTH} caracteres`,
  ),
});
export type NewComment = z.infer<typeof NewComment>;
export const CommentOutput = Answer({ comment: PostComment.describe('O comentário') });

export const CommentInput = ofPost.extend({ commentId: PathId.describe('Número do comentário') });
export type CommentInput = z.infer<typeof CommentInput>;
export const RemovedComment = Answer({ deleted: z.literal(true).describe('O comentário foi apagado') });
