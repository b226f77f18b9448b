import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  Assign,
  DateChange,
  NewStaffAssignmentMessage,
  NewDirectAssignment,
  NewFileRelease,
  NewRequests,
  StaffAssignmentListQuery,
} from '../../../contract/production/assignment';
import { TransitionCommand } from '../../../contract/states/transition';
import { staffAssignmentTransitions } from '../../../contract/states/assignment';
import { resultDownloadUrl, showStaffAssignment, assignmentQueries } from '../../../domain/production/assignments/show-assignment';
import { askContractors, assignDirectly } from '../../../domain/production/assignments/create-assignments';
import { changeDate } from '../../../domain/production/assignments/change-date';
import { showWork } from '../../../domain/production/assignments/find-work';
import { showMetadata } from '../../../domain/production/assignments/file-metadata';
import { transitionAssignment } from '../../../domain/production/assignments/transition-assignment';
import { staffOf } from '../../../domain/quoting/actor-of';
import { releaseFiles } from '../../../domain/production/assignments/release-files';
import { sendAssignmentMessage } from '../../../domain/production/assignments/write-assignment-message';
import { input, transitionName } from '../../../platform/http/input';

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

    /** Answers with what a file of a request or its order says of itself, before it is released. */
    async metadata(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await showMetadata(strapi, String(ctx.params.id), String(ctx.params.fileName));
    },

    async propose(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await showWork(strapi, String(ctx.params.id));
    },

    async ask(ctx: Context) {
      const requests = input(NewRequests, ctx.request.body);
      const rows = await askContractors(strapi, requests, await staffOf(strapi, ctx));
      ctx.status = 201;
      ctx.body = { items: await assignmentQueries({ strapi }).withContractors(rows), next: null };
    },

    async assignDirectly(ctx: Context) {
      const requested = input(NewDirectAssignment, ctx.request.body);
      const row = await assignDirectly(strapi, requested, await staffOf(strapi, ctx));
      ctx.status = 201;
      ctx.body = await showStaffAssignment(strapi, row);
    },

    async assign(ctx: Context) {
      const by = await staffOf(strapi, ctx);
      const { documentId } = await find(ctx);
      const { terms, ...command } = input(Assign, ctx.request.body);
      ctx.body = await showStaffAssignment(strapi, await transitionAssignment(strapi, documentId, 'assign', { by, command, terms }));
    },

    async changeDate(ctx: Context) {
      const change = input(DateChange, ctx.request.body);
      const by = await staffOf(strapi, ctx);
      const { documentId } = await find(ctx);
      ctx.body = await showStaffAssignment(strapi, await changeDate(strapi, documentId, change, by));
    },

    async perform(ctx: Context) {
      const event = transitionName(ctx.params.event, staffAssignmentTransitions);
      const by = await staffOf(strapi, ctx);
      const { documentId } = await find(ctx);
      const command = input(TransitionCommand, ctx.request.body);
      ctx.body = await showStaffAssignment(strapi, await transitionAssignment(strapi, documentId, event, { by, command }));
    },

    async release(ctx: Context) {
      const release = input(NewFileRelease, ctx.request.body);
      await releaseFiles(strapi, await find(ctx), release, await staffOf(strapi, ctx));
      ctx.body = await showStaffAssignment(strapi, await find(ctx));
    },

    async write(ctx: Context) {
      const message = input(NewStaffAssignmentMessage, ctx.request.body);
      ctx.status = 201;
      ctx.body = await sendAssignmentMessage(strapi, await find(ctx), message, await staffOf(strapi, ctx));
    },

    async downloadUrl(ctx: Context) {
      ctx.body = await resultDownloadUrl(strapi, await find(ctx), String(ctx.params.fileName));
    },
  };
};
