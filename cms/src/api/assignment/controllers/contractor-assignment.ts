import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { AssignmentListQuery, Bid, NewAssignmentMessage, Submission } from '../../../contract/production/assignment';
import { Move } from '../../../contract/states/transition';
import { contractorAssignmentMoves } from '../../../contract/states/assignment';
import { assignmentDownloadUrl, showAssignment } from '../../../domain/production/assignments/show-assignment';
import { moveAssignment } from '../../../domain/production/assignments/move-assignment';
import { contractorOf } from '../../../domain/quoting/mover-of';
import { sendAssignmentMessage } from '../../../domain/production/assignments/write-assignment-message';
import { input } from '../../../platform/http/input';
import { moveName } from '../../../platform/http/move-name';
import { presentAssignmentSummary } from '../../../domain/production/assignments/present-assignment';
import { assignmentQueries } from '../../../domain/production/assignments/find-assignments';

/** The caller's own assignments: the work, and nothing about whose it is. Somebody else's do not exist for them. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const own = async (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    const by = await contractorOf(strapi, ctx);
    return { by, assignment: await assignmentQueries({ strapi }).byId(String(ctx.params.id), by.accountId) };
  };
  return {
    async list(ctx: Context) {
      const query = input(AssignmentListQuery, ctx.query);
      const { accountId: contractorId } = await contractorOf(strapi, ctx);
      ctx.set('cache-control', 'no-store');
      const { rows, next } = await assignmentQueries({ strapi }).list({ ...query, contractorId });
      ctx.body = { items: rows.map(presentAssignmentSummary), next };
    },

    async find(ctx: Context) {
      ctx.body = await showAssignment(strapi, (await own(ctx)).assignment);
    },

    async bid(ctx: Context) {
      const { by, assignment } = await own(ctx);
      const { terms, ...move } = input(Bid, ctx.request.body);
      ctx.body = await showAssignment(strapi, await moveAssignment(strapi, assignment.documentId, 'bid', { by, move, terms }));
    },

    async submit(ctx: Context) {
      const { by, assignment } = await own(ctx);
      const { files, keep, ...move } = input(Submission, ctx.request.body);
      const moved = await moveAssignment(strapi, assignment.documentId, 'submit', { by, move, handedIn: { files, keep } });
      ctx.body = await showAssignment(strapi, moved);
    },

    async move(ctx: Context) {
      const event = moveName(ctx.params.event, contractorAssignmentMoves);
      const { by, assignment } = await own(ctx);
      const move = input(Move, ctx.request.body);
      ctx.body = await showAssignment(strapi, await moveAssignment(strapi, assignment.documentId, event, { by, move }));
    },

    async write(ctx: Context) {
      const { by, assignment } = await own(ctx);
      const message = input(NewAssignmentMessage, ctx.request.body);
      ctx.status = 201;
      ctx.body = await sendAssignmentMessage(strapi, assignment, message, by);
    },

    async downloadUrl(ctx: Context) {
      ctx.body = await assignmentDownloadUrl(strapi, (await own(ctx)).assignment, String(ctx.params.fileName));
    },
  };
};
