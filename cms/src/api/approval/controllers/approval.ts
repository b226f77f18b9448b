import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApprovalListQuery, NewApproval } from '../../../contract/people/approval';
import { approvalEvents } from '../../../contract/states/approval';
import { TransitionCommand } from '../../../contract/states/transition';
import { askApproval } from '../../../domain/records/approvals/ask-approval';
import { decideApproval } from '../../../domain/records/approvals/decide-approval';
import { findApproval, listApprovals, showApproval } from '../../../domain/records/approvals/show-approvals';
import { staffOf } from '../../../domain/quoting/actor-of';
import { input, transitionName } from '../../../platform/http/input';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const { accountId } = await staffOf(strapi, ctx);
    ctx.set('cache-control', 'no-store');
    ctx.body = await listApprovals(strapi, input(ApprovalListQuery, ctx.query), accountId);
  },

  async find(ctx: Context) {
    const { accountId } = await staffOf(strapi, ctx);
    ctx.set('cache-control', 'no-store');
    ctx.body = await showApproval(strapi, await findApproval(strapi, String(ctx.params.id)), accountId);
  },

  /** Answers 201 for a new request, 200 when the same was sent before. */
  async ask(ctx: Context) {
    const by = await staffOf(strapi, ctx);
    const { row, created } = await askApproval(strapi, input(NewApproval, ctx.request.body), by);
    ctx.status = created ? 201 : 200;
    ctx.body = await showApproval(strapi, row, by.accountId);
  },

  async perform(ctx: Context) {
    const event = transitionName(ctx.params.event, approvalEvents);
    const by = await staffOf(strapi, ctx);
    const command = input(TransitionCommand, ctx.request.body);
    const { documentId } = await findApproval(strapi, String(ctx.params.id));
    ctx.body = await showApproval(strapi, await decideApproval(strapi, { documentId, event, by, command }), by.accountId);
  },
});
