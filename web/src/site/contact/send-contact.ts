import type { ContactRequest, SentContact } from '@contract/people/contact';
import { fileHeaders } from '@contract/files/file';
import { post } from '../../lib/http/http';
import { withAppCheck } from '../../uploads/app-check';

/** Sends a message; again under the same key it is still one. @throws Problem */
export const sendContact = (request: ContactRequest): Promise<SentContact> =>
  withAppCheck(request.key, (token) =>
    post<SentContact>('/api/contact', request, { headers: { [fileHeaders.cart]: request.key, [fileHeaders.appCheck]: token } }),
  );
