import { anyone, professor, professorInPerson, router, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { DigestsInput, DigestsOutput } from './digests.schema.ts';
import { listDigests } from './digests.service.ts';
import { AnswerMailInput, AnswerMailOutput, SetMailInput, SetMailOutput } from './guardian-mails.schema.ts';
import { answerMail, setMail } from './guardian-mails.service.ts';
import { docs } from './guardians.docs.ts';
import {
  GuardianPage,
  GuardianPageInput,
  LinksInput,
  LinksOutput,
  MakeLinksInput,
  MakeLinksOutput,
  RevokeLinkInput,
  RevokeLinkOutput,
} from './guardians.schema.ts';
import { listLinks, makeLinks, readPage, revokeLink } from './guardians.service.ts';
import {
  AnswerRequestInput,
  ApprovalInput,
  ApprovalOutput,
  AskInput,
  RequestOutput,
  RequestsOutput,
  WithdrawInput,
} from './purchases.schema.ts';
import { answerRequest, ask, listRequests, setApproval, withdraw } from './purchases.service.ts';
import { SheetsInput, SheetsOutput, WordsInput, WordsOutput } from './sheets.schema.ts';
import { listSheets, saveWords } from './sheets.service.ts';

export const guardiansRouter = router({
  links: professor
    .meta(rest('GET', '/classes/{classId}/guardian-links', docs.links))
    .input(LinksInput)
    .output(LinksOutput)
    .query(({ ctx, input }) => listLinks(ctx.db, ctx.viewer, input.classId)),

  makeLinks: professorInPerson
    .meta(rest('POST', '/classes/{classId}/guardian-links', docs.makeLinks, { errorResponses: [409] }))
    .input(MakeLinksInput)
    .output(MakeLinksOutput)
    .mutation(async ({ ctx, input }) => ({
      links: await makeLinks(ctx.db, ctx.viewer, input.classId, input.userIds),
    })),

  revokeLink: professor
    .meta(rest('DELETE', '/classes/{classId}/guardian-links/{userId}', docs.revokeLink, { errorResponses: [409] }))
    .input(RevokeLinkInput)
    .output(RevokeLinkOutput)
    .mutation(async ({ ctx, input }) => ({
      revoked: await revokeLink(ctx.db, ctx.viewer, input.classId, input.userId),
    })),

  sheets: professor
    .meta(rest('GET', '/classes/{classId}/report-sheets', docs.sheets))
    .input(SheetsInput)
    .output(SheetsOutput)
    .query(({ ctx, input }) => listSheets(ctx.db, ctx.viewer, input.classId)),

  saveWords: professor
    .meta(rest('PUT', '/classes/{classId}/report-sheets/{userId}', docs.saveWords, { errorResponses: [409] }))
    .input(WordsInput)
    .output(WordsOutput)
    .mutation(({ ctx, input }) => saveWords(ctx.db, ctx.viewer, input)),

  digests: professor
    .meta(rest('GET', '/classes/{classId}/digests', docs.digests))
    .input(DigestsInput)
    .output(DigestsOutput)
    .query(({ ctx, input }) => listDigests(ctx.db, ctx.viewer, input)),

  // The secret is sent in a body: whatever is in an address stays in logs and histories.
  page: anyone
    .meta(rest('POST', '/guardians/page', docs.page, { errorResponses: [404] }))
    .input(GuardianPageInput)
    .output(GuardianPage)
    .mutation(({ ctx, input }) => readPage(ctx.db, input.secret, ctx.mailOrigin)),

  setMail: anyone
    .meta(rest('PUT', '/guardians/mail', docs.setMail, { errorResponses: [404, 409] }))
    .input(SetMailInput)
    .output(SetMailOutput)
    .mutation(({ ctx, input }) => setMail(ctx.db, ctx.mailOrigin, input)),

  answerMail: anyone
    .meta(rest('POST', '/guardians/mail/answer', docs.answerMail, { errorResponses: [404] }))
    .input(AnswerMailInput)
    .output(AnswerMailOutput)
    .mutation(({ ctx, input }) => answerMail(ctx.db, input)),

  answerPurchase: anyone
    .meta(rest('POST', '/guardians/purchases/{requestId}', docs.answerPurchase, { errorResponses: [404, 409] }))
    .input(AnswerRequestInput)
    .output(RequestsOutput)
    .mutation(({ ctx, input }) => answerRequest(ctx.db, input)),

  setApproval: anyone
    .meta(rest('PUT', '/guardians/approval', docs.setApproval, { errorResponses: [404] }))
    .input(ApprovalInput)
    .output(ApprovalOutput)
    .mutation(({ ctx, input }) => setApproval(ctx.db, input)),

  requests: student
    .meta(rest('GET', '/purchase-requests', docs.requests))
    .output(RequestsOutput)
    .query(({ ctx }) => listRequests(ctx.db, ctx.viewer.id)),

  ask: student
    .meta(rest('POST', '/purchase-requests', docs.ask, { errorResponses: [404, 409] }))
    .input(AskInput)
    .output(RequestOutput)
    .mutation(async ({ ctx, input }) => ({ request: await ask(ctx.db, ctx.viewer, input) })),

  withdraw: student
    .meta(rest('DELETE', '/purchase-requests/{requestId}', docs.withdraw, { errorResponses: [404, 409] }))
    .input(WithdrawInput)
    .output(RequestOutput)
    .mutation(async ({ ctx, input }) => ({ request: await withdraw(ctx.db, ctx.viewer, input.requestId) })),
});
