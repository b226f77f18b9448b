/** That a file may reach a contractor, under a name that tells nothing of the customer. */
export type FileReleaseRow = {
  id: number;
  documentId: string;
  assignmentId: string;
  fileName: string;
  name: string;
  releasedBy: string | null;
  releasedAt: string;
};
