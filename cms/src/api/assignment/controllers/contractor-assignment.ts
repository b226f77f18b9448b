import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { AssignmentListQuery, Bid, NewAssignmentMessage, Submission } from '../../../contract/production/assignment';
import { TransitionCommand } from '../../../contract/states/transition';
import { contractorAssignmentTransitions } from '../../../contract/states/assignment';
import { assignmentDownloadUrl, showAssignment, assignmentQueries } from '../../../domain/production/assignments/show-assignment';
import { transitionAssignment } from '../../../domain/production/assignments/transition-assignment';
import { contractorOf } from '../../../domain/quoting/actor-of';
import { sendAssignmentMessage } from '../../../domain/production/assignments/write-assignment-message';
import { input, transitionName } from '../../../platform/http/input';
import { presentAssignmentSummary } from '../../../domain/production/assignments/present-assignment';

/** The caller's own assignments: the work, and nothing about the customer. Other contractors' do not exist for them. */
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
      const { terms, ...command } = input(Bid, ctx.request.body);
      ctx.body = await showAssignment(strapi, await transitionAssignment(strapi, assignment.documentId, 'bid', { by, command, terms }));
    },

    async submit(ctx: Context) {
      const { by, assignment } = await own(ctx);
      const { files, keep, ...command } = input(Submission, ctx.request.body);
      const moved = await transitionAssignment(strapi, assignment.documentId, 'submit', { by, command, handedIn: { files, keep } });
      ctx.body = await showAssignment(strapi, moved);
    },

    async perform(ctx: Context) {
      const event = transitionName(ctx.params.event, contractorAssignmentTransitions);
      const { by, assignment } = await own(ctx);
      const command = input(TransitionCommand, ctx.request.body);
      ctx.body = await showAssignment(strapi, await transitionAssignment(strapi, assignment.documentId, event, { by, command }));
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
