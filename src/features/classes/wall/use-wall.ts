import { keepPreviousData } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Post } from '../../../../server/features/classes/wall.schema.ts';
import { api } from '../../../lib/api.ts';
import { useFurtherPages } from '../../../lib/use-further-pages.ts';

export const usePosts = (classId: number, page: number) =>
  api.classes.posts.useQuery({ classId, page }, { placeholderData: keepPreviousData });

/** What changes the announcements themselves. */
export const useWall = () => {
  const cache = api.useUtils();
  const onSuccess = () => cache.classes.posts.invalidate();
  return {
    write: api.classes.writePost.useMutation({ onSuccess }),
    update: api.classes.updatePost.useMutation({ onSuccess }),
    remove: api.classes.removePost.useMutation({ onSuccess }),
  };
};

const MORE = 20;

/** The comments on an announcement, the newest first: those that came with it, and the pages that were asked for. */
export const useComments = (classId: number, { id: postId, comments, commentCount }: Post) => {
  const { client } = api.useUtils();
  return useFurtherPages({
    queryKey: getQueryKey(api.classes.comments, { classId, postId }),
    shown: comments,
    total: commentCount,
    pageSize: MORE,
    fetchPage: (asked, signal) => client.classes.comments.query({ classId, postId, ...asked }, { signal }),
    rowsOf: answer => answer.comments,
  });
};

/** What changes the comments. */
export const useCommentChanges = () => {
  const cache = api.useUtils();
  const onSuccess = () => Promise.all([cache.classes.posts.invalidate(), cache.classes.comments.invalidate()]);
  return {
    write: api.classes.comment.useMutation({ onSuccess }),
    remove: api.classes.removeComment.useMutation({ onSuccess }),
  };
};
