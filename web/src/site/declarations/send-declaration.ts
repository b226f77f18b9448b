import type { DeclarationReceipt, DeclarationRequest } from '@contract/people/declaration';
import { post } from '../../lib/http/http';

/** Declares; again under the same key it is still one declaration with one receipt. @throws Problem */
export const sendDeclaration = (request: DeclarationRequest): Promise<DeclarationReceipt> =>
  post<DeclarationReceipt>('/api/declarations', request);
