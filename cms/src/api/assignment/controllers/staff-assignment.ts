import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  Assign,
  NewAssignmentMessage,
  NewDirectAssignment,
  NewFileRelease,
  NewRequests,
  StaffAssignmentListQuery,
} from '../../../contract/production/assignment';
import { Move } from '../../../contract/states/transition';
import { staffAssignmentMoves } from '../../../contract/states/assignment';
import { resultDownloadUrl, showStaffAssignment } from '../../../domain/production/assignments/show-assignment';
import { askContractors, assignDirectly } from '../../../domain/production/assignments/create-assignments';
import { moveAssignment } from '../../../domain/production/assignments/move-assignment';
import { staffOf } from '../../../domain/quoting/mover-of';
import { releaseFiles } from '../../../domain/production/assignments/release-files';
import { sendAssignmentMessage } from '../../../domain/production/assignments/write-assignment-message';
import { input } from '../../../platform/http/input';
import { moveName } from '../../../platform/http/move-name';
import { assignmentQueries } from '../../../domain/production/assignments/find-assignments';

/** All assignments, for staff. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const find = (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    return assignmentQueries({ strapi }).byId(String(ctx.params.id));
  };
  return {
    async list(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await assignmentQueries({ strapi }).listForStaff(input(StaffAssignmentListQuery, ctx.query));
    },

    async find(ctx: Context) {
      ctx.body = await showStaffAssignment(strapi, await find(ctx));
    },

    async ask(ctx: Context) {
      const requests = input(NewRequests, ctx.request.body);
      const rows = await askContractors(strapi, requests, await staffOf(strapi, ctx));
      ctx.status = 201;
      ctx.body = { items: await assignmentQueries({ strapi }).withContractors(rows), next: null };
    },

    async assignDirectly(ctx: Context) {
      const wanted = input(NewDirectAssignment, ctx.request.body);
      const row = await assignDirectly(strapi, wanted, await staffOf(strapi, ctx));
      ctx.status = 201;
      ctx.body = await showStaffAssignment(strapi, row);
    },

    async assign(ctx: Context) {
      const by = await staffOf(strapi, ctx);
      const { documentId } = await find(ctx);
      const { terms, ...move } = input(Assign, ctx.request.body);
      ctx.body = await showStaffAssignment(strapi, await moveAssignment(strapi, documentId, 'assign', { by, move, terms }));
    },

    async move(ctx: Context) {
      const event = moveName(ctx.params.event, staffAssignmentMoves);
      const by = await staffOf(strapi, ctx);
      const { documentId } = await find(ctx);
      const move = input(Move, ctx.request.body);
      ctx.body = await showStaffAssignment(strapi, await moveAssignment(strapi, documentId, event, { by, move }));
    },

    async release(ctx: Context) {
      const release = input(NewFileRelease, ctx.request.body);
      await releaseFiles(strapi, await find(ctx), release, await staffOf(strapi, ctx));
      ctx.body = await showStaffAssignment(strapi, await find(ctx));
    },

    async write(ctx: Context) {
      const message = input(NewAssignmentMessage, ctx.request.body);
      ctx.status = 201;
      ctx.body = await sendAssignmentMessage(strapi, await find(ctx), message, await staffOf(strapi, ctx));
    },

    async downloadUrl(ctx: Context) {
      ctx.body = await resultDownloadUrl(strapi, await find(ctx), String(ctx.params.fileName));
    },
  };
};
