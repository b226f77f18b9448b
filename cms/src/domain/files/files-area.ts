import type { Area } from '../../platform/area';

export const filesArea: Area = { types: ['api::file.file'] };
