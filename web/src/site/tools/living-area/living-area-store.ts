import { storedValue } from '../../../lib/stored-value';
import type { Project } from './project';
import { isProject } from './project-guard';

/** The visitor's project in this browser; null until they change the example. The name carries the format's version. */
export const keptProject = storedValue<Project | null>('pq.livingArea.v1', isProject, null);
